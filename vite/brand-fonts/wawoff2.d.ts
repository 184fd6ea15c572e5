declare module 'wawoff2' {
  const woff2: {
    compress(font: Uint8Array): Promise<Uint8Array>
    decompress(font: Uint8Array): Promise<Uint8Array>
  }
  export default woff2
}
