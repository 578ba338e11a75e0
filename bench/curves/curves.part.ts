import { definePart } from '../figures/part.ts';
import { worstOf } from './judge-curve.ts';
import { measureCurves, type Curve, type Curves } from './measure-curves.ts';

/** Reads, writes and bytes of each endpoint in generated schools of growing size. */
export const curvesPart = definePart<Curves>({
  measure: measureCurves,
  tables: ({ curves, peakRss }) => [
    {
      caption: 'Each endpoint at the smallest school, and what becomes of it at larger ones.',
      columns: ['endpoint', 'reads', 'writes', 'kB of Firestore', 'kB shown', 'verdict'],
      rows: firstOfEach(curves).map((curve) => [
        ...[curve.endpoint, curve.reads[0] ?? 0, curve.writes[0] ?? 0],
        ...[curve.kilobytes[0] ?? 0, curve.shown[0] ?? 0],
        worstOf(curves.filter(isSameEndpoint(curve)).map(({ verdict }) => verdict)),
      ]),
    },
    {
      caption: 'Whatever does not stay flat, along what grows.',
      columns: [
        'what grows',
        'endpoint',
        'reads',
        'writes',
        'kB of Firestore',
        'kB shown',
        'verdict',
      ],
      rows: curves
        .filter(({ verdict }) => verdict !== 'flat')
        .map(({ axis, sizes, endpoint, verdict, ...costs }) => [
          `${axis} ${sizes.join(' → ')}`,
          endpoint,
          ...[costs.reads, costs.writes, costs.kilobytes, costs.shown].map((one) =>
            one.join(' → '),
          ),
          verdict,
        ]),
    },
    {
      caption:
        'The most memory of the app’s process while all this was asked, one after the other.',
      columns: ['school', 'MB'],
      rows: Object.entries(peakRss),
    },
  ],
});

function firstOfEach(curves: readonly Curve[]): Curve[] {
  return curves.filter((curve) => curves.find(isSameEndpoint(curve)) === curve);
}

function isSameEndpoint({ endpoint }: Curve): (other: Curve) => boolean {
  return (other) => other.endpoint === endpoint;
}
