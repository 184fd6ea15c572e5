/** In bytes on the wire, by address. The build fills it in (`vite/script-sizes.ts`). */
export const scriptSizes: Readonly<Record<string, number>> = {}
