import { questionGroupHeads } from '#content/en/faq.ts'
import { questionGroups, type TextKind, type textKinds } from '#content/site-texts.ts'

type FieldWords<Kind extends TextKind> = {
  readonly [Field in keyof (typeof textKinds)[Kind]]: { label: string; hint?: string }
}

const onward = {
  onwardLabel: { label: 'Link below it: its words', hint: 'Such as “All prices”. May stay empty.' },
  onwardHref: {
    label: 'Link below it: where it leads',
    hint: 'A page, such as /pricing, or an address with https://',
  },
}

const fields: { readonly [Kind in TextKind]: FieldWords<Kind> } = {
  article: {
    title: { label: 'Title' },
    topic: { label: 'Topic', hint: 'One word: Schools, Shops, Hotels.' },
    published: { label: 'Date' },
    summary: { label: 'Summary', hint: 'One or two sentences, below the title and in search results.' },
    picture: { label: 'Picture above it' },
    text: {
      label: 'Text',
      hint: 'A blank line begins a paragraph, ## a heading, - a list. **bold**, [words](https://…) for a link.',
    },
    ...onward,
  },
  question: {
    group: { label: 'Topic' },
    question: { label: 'Question', hint: 'As a visitor would ask it.' },
    answer: { label: 'Answer' },
    ...onward,
  },
  project: {
    title: { label: 'Name' },
    description: { label: 'What it does' },
    type: { label: 'Kind', hint: 'Web app, WhatsApp agent, Dashboard.' },
    tags: { label: 'Tags', hint: 'One on each line.' },
    status: { label: 'Status', hint: 'Such as Live.' },
    url: { label: 'Where it can be opened' },
    picture: { label: 'Picture' },
  },
}

/** What the owner writes for the site without a programmer. */
export const siteTextWords = {
  title: 'Articles and words',
  head: { title: 'Articles and words', description: 'What the site says, in your own words.' },
  views: { article: 'Articles', question: 'FAQ', project: 'Projects', pictures: 'Pictures' },
  new: { article: 'Write an article', question: 'Add a question', project: 'Add a project' },
  untitled: 'Not named yet',
  back: 'Back to the list',
  empty: 'Nothing here yet.',
  states: {
    delivered: 'As delivered',
    shown: 'On the site',
    changed: 'On the site, newer draft',
    scheduled: 'Goes out {when}',
    hidden: 'Not on the site',
    draft: 'Draft',
  },
  columns: { text: 'Title', state: 'State', changed: 'Changed' },
  fields,
  groups: Object.fromEntries(questionGroups.map((id) => [id, questionGroupHeads[id].title])),
  noPicture: 'None',
  noPictures: 'No pictures yet. Add one under Pictures, then choose it here.',
  publish: 'Publish',
  save: 'Save draft',
  preview: 'Preview',
  previewHint: 'Shows what was last saved.',
  open: 'See it on the site',
  later: 'Publish later',
  laterAt: 'Day and time, in India',
  laterDo: 'Publish then',
  hide: 'Take off the site',
  hideSure: 'Yes, take it off',
  reset: { shipped: 'Back to as delivered', own: 'Delete' },
  resetSure: { shipped: 'Yes, as delivered', own: 'Yes, delete it' },
  facts: {
    label: 'Put in a price or another fact',
    text: 'Such a place always shows what “Your site” says now: change the price once and every text follows.',
    insert: 'Put in',
    fact: 'Fact',
    value: 'Now',
    copy: 'Write this',
  },
  pictureCodes: {
    label: 'Put in a picture',
    text: 'On a line of its own, where the picture should be.',
  },
  amounts: '{amount} is the price “{label}”. Written as {place} it would follow when you change the price.',
  history: {
    title: 'Versions',
    by: '{who},',
    use: 'Bring this version back',
    now: 'as it is now',
    compare: 'What was different',
    earlier: 'Earlier versions',
    acts: {
      saved: 'Draft saved',
      shown: 'Published',
      scheduled: 'To be published {when}',
      hidden: 'Taken off the site',
      delivered: 'Back to as delivered',
    },
    empty: 'Nothing has been changed yet.',
  },
  overtaken:
    'Nothing was saved: {by} has changed it meanwhile. What you typed is still below; theirs stands beside it. Save again to keep yours.',
  theirs: 'Now: {text}',
  nameless: 'Nothing was saved yet: please give it a name first.',
  tooLong: 'Nothing was saved: please shorten what is marked.',
  update:
    'An update of the site brings another text than the one that you changed. Yours holds. The update’s:',
  problems: {
    missing: 'Please write something here.',
    'too-long': 'Please keep to {most} characters; these are {count}.',
    day: 'Please choose a day.',
    address: 'Please write a page of the site, such as /pricing, or an address that begins with https://',
    choice: 'Please choose one.',
    fact: 'There is no fact called {at}. Choose one under “Put in a price or another fact”.',
    link: 'The link to “{at}” cannot be followed safely. Use a page, such as /pricing, or an address with https://',
    picture: 'There is no picture “{at}”. Add it under Pictures, then put it in from the list below.',
  },
  done: {
    saved: 'Saved. Visitors see no difference until you publish it.',
    shown: 'Published. It is on the site now.',
    scheduled: 'It will be published then, by itself.',
    hidden: 'Taken off the site.',
    delivered: 'Back to as delivered.',
    deleted: 'Deleted.',
    undone: 'Taken back.',
    brought: 'That version is back, as a draft. Publish it if it is right.',
  } as Record<string, string>,
  refusals: {
    unfit: 'Not published yet: please look at what is marked. What you typed is kept as a draft.',
    'wrong-time':
      'Not published yet: please choose a day and a time that is still to come. What you typed is kept as a draft.',
    gone: 'That text is not there any more; nothing was changed.',
    'undo-overtaken': 'Not taken back: it was changed again since.',
  } as Record<string, string>,
  pictures: {
    add: 'Add a picture',
    file: 'Picture file',
    hint: 'JPEG, PNG, WebP or HEIC, up to 15 MB. It is made small in several sizes; where and when it was taken is left out.',
    alt: 'What is seen on it',
    altHint: 'For visitors who cannot see it: “A teacher marks attendance on a phone”.',
    upload: 'Add it',
    uploading: 'Making it small…',
    describe: 'Save the description',
    remove: 'Delete',
    removeSure: 'Yes, delete it',
    empty: 'No pictures yet.',
    used: 'In use: {where}',
    code: 'In a text:',
    done: {
      added: 'Added. Choose it in an article or a project.',
      described: 'The description is changed wherever the picture is.',
      removed: 'Deleted.',
    } as Record<string, string>,
    refusals: {
      'no-file': 'Please choose a picture first.',
      'no-alt': 'Please say what is seen on it, in one line.',
      'not-a-picture': 'This is no picture that we can read. Please use a JPEG, PNG, WebP or HEIC file.',
      'too-large': 'This file is larger than 15 MB. Please make it smaller first.',
      'too-many-pixels': 'This picture has more pixels than any screen shows. Please make it smaller first.',
      moving: 'Moving pictures cannot be shown. Please use a still one.',
      known: 'This picture is here already. Its description is below, and can be changed there.',
      full: 'There are 1,000 pictures already. Please delete some that are not used.',
      'in-use': 'Not deleted: {before} shows it. Take it out there first.',
      gone: 'That picture is not there any more.',
    } as Record<string, string>,
  },
}

export type SiteTextWords = typeof siteTextWords
