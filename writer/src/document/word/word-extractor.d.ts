declare module 'word-extractor' {
  type WordDocument = {
    getBody(options?: { filterUnicode?: boolean }): string;
    getTextboxes(options?: { filterUnicode?: boolean; includeHeadersAndFooters?: boolean }): string;
  };
  class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
  export = WordExtractor;
}
