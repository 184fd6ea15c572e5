/** What can be done with several people at once. */
export const peopleBulkWords = {
  label: 'With those who are ticked',
  tick: 'Choose {name}',
  thisPage: 'All on this page',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  allMatching: 'Choose all that match',
  none: 'Choose none',
  more: 'More for those who are chosen',
  tag: 'Tag',
  addTag: 'Add tag',
  removeTag: 'Remove tag',
  status: 'Stage',
  setStatus: 'Set stage',
  answered: 'Mark as answered',
  spam: 'Spam',
  done: {
    tag: { one: '1 person tagged.', other: '{count} people tagged.' },
    untag: { one: 'Tag taken off 1 person.', other: 'Tag taken off {count} people.' },
    status: { one: '1 person has another stage now.', other: '{count} people have another stage now.' },
    answered: { one: '1 person no longer waits.', other: '{count} people no longer wait.' },
    spam: {
      one: '1 person marked as spam: what they sent is under Suspicious.',
      other: '{count} people marked as spam: what they sent is under Suspicious.',
    },
    same: 'They were so already; nothing was changed.',
    back: { one: 'Taken back for 1 person.', other: 'Taken back for {count} people.' },
    'some-left': '{left} stay as they are: something else has happened to them since.',
  },
  refusals: {
    nobody: 'Nobody was ticked; nothing was changed.',
    'no-tag': 'Please write the tag first; nothing was changed.',
    'one-tag': 'Please give one tag at a time, without a comma; nothing was changed.',
    'decided-since': 'Something else has happened to them since; nothing was changed.',
  },
}

export type PeopleBulkWords = typeof peopleBulkWords
