import { mismatch } from '../values/failure.ts';
import { LatLng } from '../values/value.ts';
import type { Methods } from './method.ts';

const earthRadiusMeters = 6_371_010;

export const latLngMethods: Methods<LatLng> = {
  latitude: { arity: 0, call: (point) => point.latitude },
  longitude: { arity: 0, call: (point) => point.longitude },
  distance: {
    arity: 1,
    call: (point, other) =>
      other instanceof LatLng ? distance(point, other) : mismatch('latlng', other),
  },
};

/** In metres, along the sphere (haversine). */
function distance(from: LatLng, to: LatLng): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = across + Math.cos(latitude) * Math.cos(otherLatitude) * along;
  return 2 * earthRadiusMeters * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
