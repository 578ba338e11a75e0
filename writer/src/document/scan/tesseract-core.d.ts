declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** The used methods of Tesseract's TessBaseAPI; 0 is success. */
  type TessBaseAPI = {
    Init(folder: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
  };
  type Tesseract = {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  };
  function load(options: {
    wasmBinary: Uint8Array;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<Tesseract>;
  export = load;
}
