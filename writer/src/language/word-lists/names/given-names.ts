import { wordSet } from '../word-set.ts';

/** Given names in schoolbooks. */
export const GIVEN_NAMES = wordSet(`
  abraham, adam, albert, alexander, alfred, alice, andrew, anna, anne, anthony, antonio,
  aristotle, arthur, barack, barbara, benjamin, bernard, bill, carl, carlos, caroline, catherine,
  charles, charlotte, christopher, clara, claude, daniel, david, diego, donald, dorothy, douglas,
  dwight, edgar, edith, edmund, eduard, edward, eleanor, elizabeth, ella, ellen, emily, emma,
  ernest, eugene, eva, ferdinand, florence, francis, frank, franklin, frederick, friedrich,
  galileo, gandhi, george, gerald, gregor, harold, harriet, harry, helen, henry, herbert, hillary,
  hugh, ida, immanuel, isaac, isabella, jack, jackie, jacob, james, jane, jean, jefferson, jerry,
  jim, jimmy, joan, johann, johannes, john, jonathan, jose, joseph, juan, judith, julia, julius,
  karl, katherine, kenneth, laura, lewis, linda, louis, louise, lucy, ludwig, luis, lyndon,
  malcolm, marco, margaret, maria, marie, mark, martha, martin, mary, matthew, max, michael,
  miguel, mohandas, napoleon, nelson, niccolo, nicolaus, nikola, oliver, oscar, otto, patrick,
  paul, pedro, peter, philip, rachel, ralph, raymond, rebecca, richard, robert, roger, ronald,
  rosa, rudolf, ruth, samuel, sarah, sigmund, simon, socrates, sophie, stephen, steven, susan,
  theodore, thomas, ulysses, victor, victoria, vincent, virginia, vladimir, walter, warren,
  wilhelm, william, winston, woodrow
`);
