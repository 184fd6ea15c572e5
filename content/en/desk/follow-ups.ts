/** Days on which an owner wants to come back to somebody. */
export const followUpWords = {
  heading: 'Follow-ups',
  add: 'Set a follow-up',
  another: 'Another follow-up',
  text: 'What to do',
  /** What to do where nothing else was written. */
  usual: 'Follow up',
  date: 'Day',
  set: 'Set for this day',
  quick: {
    tomorrow: 'Tomorrow',
    'in-three-days': 'In 3 days',
    'in-a-week': 'In a week',
    monday: 'Next Monday',
    tuesday: 'Next Tuesday',
  },
  due: { today: 'today', overdue: 'was due {day}', later: '{day}' },
  finish: 'Follow-up done',
  moveTo: 'Move to this day',
  remove: 'Remove the follow-up',
  /** In the timeline. */
  wasSet: 'Follow-up for {day}, set by {owner}:',
  wasDone: 'Follow-up done by {owner}:',
  notSaved: 'Nothing was changed yet. Please look at what is marked.',
  problems: {
    'too-long': 'Please keep it to one line of at most 300 characters.',
    invalid: 'Please keep it to one line.',
  },
  dayProblems: {
    invalid: 'There is no such day. Please choose one from the calendar.',
    past: 'This day has passed. Please choose today or a later one.',
    'too-far': 'This is more than two years away. Please check the year.',
  },
  done: {
    'follow-up': 'Set for {after}. It stands on Today then.',
    'follow-up-done': 'The follow-up is done.',
    'follow-up-moved': 'Moved to {after}.',
    'follow-up-removed': 'Removed.',
  },
  refusals: {
    'follow-up-gone': 'That follow-up is done or removed already; nothing was changed.',
    'no-such-day': 'Nothing was changed: there is no such day.',
    'past-day': 'Nothing was changed: this day has passed.',
    'far-day': 'Nothing was changed: this is more than two years away.',
  },
}

export type FollowUpWords = typeof followUpWords
