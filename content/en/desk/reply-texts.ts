/** The texts that owners start their replies from. */
export const replyTextWords = {
  title: 'Your texts',
  head: { title: 'Your texts', description: 'Texts to start replies from.' },
  lead: 'What you write often, written once. Each stands below the reply field of every person; {name} becomes their first name.',
  empty: 'None yet. The answer you gave three times this week is a good first one.',
  name: 'Name, as you will look for it',
  text: 'Text',
  add: 'Keep this text',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  sure: 'Yes, remove it',
  new: 'A new text',
  done: { kept: 'Kept. It stands below every reply now.', removed: 'Removed.' } as Record<string, string>,
  refusals: {
    incomplete: 'Nothing was kept: please give both a name (80 characters at most) and a text.',
    gone: 'That is gone; nothing was changed.',
  } as Record<string, string>,
}
