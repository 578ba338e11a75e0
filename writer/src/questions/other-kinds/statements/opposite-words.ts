/**
 * Words that say the contrary of each other wherever one may stand for the other: direction, degree,
 * place, and what a thing is or is not. Both sides of a line are told as the other one.
 */
const PAIRS = `
increase decrease
increases decreases
increased decreased
increasing decreasing
rises falls
raises lowers
raised lowered
gains loses
gained lost
attracts repels
attract repel
expands contracts
strengthens weakens
strengthened weakened
dilates constricts
dilation constriction
accelerates slows
supported opposed
supports opposes
higher lower
highest lowest
larger smaller
largest smallest
longer shorter
longest shortest
faster slower
fastest slowest
stronger weaker
strongest weakest
warmer cooler
hotter colder
heavier lighter
thicker thinner
older younger
oldest youngest
richer poorer
wealthier poorer
easier harder
earlier later
more less
fewer more
before after
above below
inside outside
high low
strong weak
warm cool
wide narrow
rich poor
wealthy poor
rural urban
northern southern
eastern western
positive negative
positively negatively
maximum minimum
maximize minimize
external internal
voluntary involuntary
formal informal
direct indirect
directly indirectly
active passive
anterior posterior
superior inferior
medial lateral
proximal distal
dorsal ventral
afferent efferent
exothermic endothermic
aerobic anaerobic
soluble insoluble
reversible irreversible
dominant recessive
imports exports
surplus shortage
elastic inelastic
concave convex
clockwise counterclockwise
constructive destructive
convergent divergent
sympathetic parasympathetic
oxygenated deoxygenated
haploid diploid
permanent temporary
permeable impermeable
won lost
narrower wider
brighter dimmer
rougher smoother
safer riskier
cheaper costlier
encourages discourages
stable unstable
symmetrical asymmetrical
centralized decentralized
`;

/** Forms that are reached from one side alone, since the way back has another form. */
const ONE_WAY = `
reduces increases
reduced increased
reducing increasing
reduce increase
enhances reduces
declines rises
declined rose
decline rise
drops rises
shrinks grows
lessens increases
diminishes increases
inhibits stimulates
stimulates inhibits
frequently rarely
usually rarely
typically rarely
always rarely
greater smaller
greatest smallest
upper lower
rarely usually
seldom usually
`;

const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ...linesOf(ONE_WAY),
  ...linesOf(PAIRS).map(([a, b]): [string, string] => [b, a]),
  ...linesOf(PAIRS),
]);

function linesOf(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', opposite = ''] = line.split(' ');
      return [word, opposite];
    });
}

/** The word that says the contrary; null for a word that has none. */
export function oppositeOf(word: string): string | null {
  return OPPOSITES.get(word) ?? null;
}
