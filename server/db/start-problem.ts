/** Why the database cannot be used, in one line that names the setting: shown as it is, without a stack. */
export class StartProblem extends Error {}
