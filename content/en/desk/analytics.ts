export const analyticsWords = {
  title: 'Analytics',
  head: { title: 'Analytics', description: 'Anonymous counts.' },
  lead: 'Counted on the server, per day, without programs. Nothing is stored in the visitor’s browser, and nothing tells two visitors apart. Pages opened by moving around inside the site are not counted again.',
  days: 'The last {days} days',
  spans: ['7', '30', '90'],
  views: { heading: 'Page views by day', day: 'Day', count: 'Views' },
  pages: { heading: 'Pages', label: 'Page', count: 'Views' },
  sources: { heading: 'Where visits came from', label: 'From', count: 'Visits' },
  leads: { heading: 'Leads by day', day: 'Day', count: 'Leads' },
  kinds: { heading: 'What people did', label: 'Did', count: 'Times' },
  conversion: 'Leads per 100 page views',
  answering: 'Median time until the first answer',
  hours: '{hours} h',
  none: 'not known yet',
  empty: 'Nothing counted yet.',
  table: 'The same as a table',
  questions: {
    heading: 'What the assistant could not answer',
    text: 'Give an answer, and the assistant uses it from now on.',
    empty: 'It has answered everything so far.',
    asked: 'Asked {count} times, last',
    answer: 'Your answer',
    submit: 'Teach it',
    taught: 'The assistant knows it from now on.',
  },
}

export type AnalyticsWords = typeof analyticsWords
