import { failMismatch } from '../values/failure.ts';
import { LatLng } from '../values/value.ts';
import type { Methods } from './method.ts';

const EARTH_RADIUS_METERS = 6_371_010;

export const LATLNG_METHODS: Methods<LatLng> = {
  latitude: { arity: 0, call: (point) => point.latitude },
  longitude: { arity: 0, call: (point) => point.longitude },
  distance: {
    arity: 1,
    call: (point, other) =>
      other instanceof LatLng ? measureDistance(point, other) : failMismatch('latlng', other),
  },
};

/** The distance in metres along the sphere (haversine). */
function measureDistance(from: LatLng, to: LatLng): number {
  const [latitude, otherLatitude] = [toRadians(from.latitude), toRadians(to.latitude)];
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const along = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const chord = across + Math.cos(latitude) * Math.cos(otherLatitude) * along;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(chord));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
