/** Where somebody is on the way to becoming a client. */
export const stageWords = {
  heading: 'Stage',
  wonOn: 'since',
  amount: 'Amount, if you know it',
  amountHint: 'Like 125000 or 1.5 lakh.',
  currency: 'Currency',
  currencies: { INR: '₹ Indian rupees', USD: '$ US dollars', TZS: 'TSh Tanzanian shillings' },
  save: { quoted: 'Save as quoted', won: 'Save as won' },
  why: 'Why was it lost?',
  ready: [
    'Too expensive',
    'Chose somebody else',
    'Does not answer',
    'Not now',
    'Not what we do',
    'Not known',
  ],
  reason: 'Another reason, in a line',
  saveLost: 'Save as lost',
  notSaved: 'Nothing was changed yet. Please look at what is marked.',
  problems: {
    unreadable: 'This is not an amount we can read. Please write it like 125000 or 1.5 lakh.',
    negative: 'An amount cannot be less than zero. Please write it without the minus.',
    'too-large': 'This is more than a thousand crore. Please check the zeros.',
    'other-currency': 'The amount names another currency than the one chosen beside it.',
    missing: 'Please choose a reason, or write one.',
    'too-long': 'Please keep it to one line of at most 300 characters.',
    invalid: 'Please keep it to one line.',
  },
}

export type StageWords = typeof stageWords
