import { pathIn, readPath } from './paths.ts'

/** Where something is in the language of the page that is shown. In the browser; what is drawn asks the router (`useHref`). */
export function here(path: string): string {
  return pathIn(readPath(location.pathname).language, path)
}
