/** Tags as they are kept: alike in capitals, each once, and few. */
export function tidyTags(tags: string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().toLowerCase().slice(0, 40)).filter((tag) => tag !== '')
  return [...new Set(tidy)].slice(0, 20)
}
