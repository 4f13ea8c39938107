declare module 'bidi-js' {
  function bidiFactory(): {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
    getBidiCharTypeName(char: string): string;
    getMirroredCharacter(char: string): string | null;
  };
  export = bidiFactory;
}
