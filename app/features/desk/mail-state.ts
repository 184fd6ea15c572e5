import type { DeskWords } from '#content/en/desk/common.ts'

/** How a mail of ours stands. Without a mail server none leaves, whatever the worker has done with it. */
export function mailStateText(common: DeskWords, state: string, sendsMail: boolean): string {
  if (state === 'sent' && !sendsMail) return common.mailKept
  return common.mailStates[state as keyof DeskWords['mailStates']] ?? state
}
