/** What became of whom: leads, clients and money, by month and by where people came from. */
export const salesWords = {
  months: {
    heading: 'Leads and clients by month',
    text: 'A payment counts in the month in which it was paid, less what went back. Amounts of different currencies are never added up.',
    oneLeftOut: 'One month without leads, clients or money is left out.',
    leftOut: '{count} months without leads, clients or money are left out.',
  },
  sources: {
    heading: 'Leads and clients by source',
    text: 'Everybody counts where they came from the first time. The last 12 months.',
    ofMonth: 'Everybody counts where they came from the first time. {month} only.',
    all: 'Show all 12 months',
  },
  columns: {
    month: 'Month',
    source: 'Came from',
    leads: 'Leads',
    won: 'Won',
    wonAmounts: 'Won for',
    revenue: 'Paid online',
  },
  names: { direct: 'Directly', unknown: 'Not known any more' } as Record<string, string>,
  empty: 'Nothing yet. Once people write and you put them on “Won”, it is added up here.',
  none: '–',
}

export type SalesWords = typeof salesWords
