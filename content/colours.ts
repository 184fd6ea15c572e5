/**
 * The brand's colours. The stylesheet, textiles, icons, share pictures, mails and the payment window read this table; a
 * colour with two values has one for each theme.
 */
export const colours = {
  paper: { light: '#fcfaf5', dark: '#10131f' },
  'paper-2': { light: '#f3eee2', dark: '#181c2b' },
  ink: { light: '#171a2b', dark: '#f4f1e8' },
  'ink-2': { light: '#4a4f68', dark: '#b9bdd0' },
  line: { light: '#ddd5c3', dark: '#2c3147' },
  indigo: { light: '#2b3a8c', dark: '#9db0ff' },
  marigold: '#f2a900',
  'marigold-deep': '#d99700',
  peacock: { light: '#0b6e6e', dark: '#4fc3b8' },
  sindoor: { light: '#a8201a', dark: '#ff8a80' },
  /** The indigo-dyed band and what is written on it and on marigold: the same in both themes but for the dye's depth. */
  band: { light: '#2b3a8c', dark: '#1b2240' },
  khadi: '#fcfaf5',
  'khadi-2': '#d9dcf0',
  'indigo-black': '#171a2b',
}
