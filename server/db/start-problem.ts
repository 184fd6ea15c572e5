/** Why the database cannot be used, in one line that names the setting: shown as it is, without a stack. */
export class StartProblem extends Error {}

/** What a restore that was killed leaves has no rows, and would pass for a new site. */
export function unfinishedRestore(where: string, discard: string): StartProblem {
  return new StartProblem(
    `${where} waits for a restore that was not finished. Run it again; or, to begin without it, ${discard}`,
  )
}
