/** Letters as a pen joins them: `e` a small loop, `l` a tall one, `n` an arch, `g` a loop below the line. */
export type Letters = string

/** Where a written line ends, so that a thread can go on from there. */
export interface Writing {
  path: string
  end: number
}

const letters: Record<string, { width: number; path: string }> = {
  e: { width: 10, path: 'c9 0 12-12 6-12.5-6-.5-6 12.5 4 12.5' },
  l: { width: 11, path: 'c10-2 14-30 7-31-7 0-8 31 4 31' },
  n: { width: 11, path: 'c1-3 1-8 1-11 3-5 7-3 7 1 0 4-1 10 3 10' },
  u: { width: 12, path: 'c4-3 4-9 4-11-1 5-2 11 1 11 4 0 5-7 5-11-1 5-1 11 2 11' },
  g: { width: 11, path: 'c8-2 10-12 5-12-6 0-6 10-1 10 4 0 4-6 4-8 0 8 1 22-5 22-6-1 1-11 8-12' },
}

/** One line of handwriting from (0, 0), a gap between words. */
export function handwriting(line: Letters): Writing {
  let end = 0
  const words = line.split(' ').map((word) => {
    const start = `M${end} 0`
    const shapes = [...word].map((letter) => letters[letter] ?? { width: 0, path: '' })
    end += shapes.reduce((sum, { width }) => sum + width, 0) + 14
    return start + shapes.map(({ path }) => path).join('')
  })
  return { path: words.join(''), end: end - 14 }
}
