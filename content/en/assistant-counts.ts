import type { CountPatterns } from '#content/assistant-words.ts'

/** How amounts of use and things are named in English. */
export const counts: CountPatterns = {
  things: {
    sheets: 'sheets?|excel(?: files?| sheets?)?|spreadsheets?',
    products: 'products?|designs?|items?|types? of|services|suit',
    websites: 'websites?|sites?|branch(?:es)?',
    pages: 'pages?',
    languages: 'languages?',
    logins: 'logins?|users?',
  },
  usage: 'minutes?|chats?|messages?|msgs?|sms',
  about: 'around|about|upto|up to|nearly|almost',
  everyDay: 'daily|(?:a|per|every|each) day|/ ?day',
  year: 'years?|yrs?|yearly|annual(?:ly)?',
}
