import type { Miniature } from '#content/miniature.ts'

/** What is seen of each project and product, by its id. Names and figures are made up. */
export const miniatures: Readonly<Record<string, Miniature>> = {
  'admission-desk': {
    kind: 'steps',
    title: 'Aarav M., Class 6',
    steps: [
      { text: 'Form sent', isDone: true },
      { text: 'Papers checked', isDone: true },
      { text: 'Meeting, Tuesday 11:00' },
      { text: 'Seat confirmed' },
    ],
  },
  'opd-token-board': {
    kind: 'board',
    title: 'Now with the doctor',
    now: '27',
    rows: [
      { name: 'Next', value: '28, 29, 30' },
      { name: 'Your token', value: '31', tone: 'good' },
      { name: 'Leave home', value: '10:40 am' },
    ],
  },
  'stone-town-stays': {
    kind: 'chat',
    title: 'Guesthouse',
    lines: [
      { text: 'Chumba cha baharini kipo Ijumaa?', lang: 'sw' },
      { isOurs: true, text: 'Kipo. Nikushikie usiku mbili?', lang: 'sw' },
      { text: 'Ndiyo, deposit by M-Pesa' },
    ],
  },
  'saree-counter': {
    kind: 'chat',
    title: 'Saree shop',
    lines: [
      { isOurs: true, text: 'For whom, and for which function?' },
      { text: 'My sister, her mehendi' },
      { isOurs: true, text: 'Here are nine in green and yellow' },
    ],
  },
  'batch-register': {
    kind: 'rows',
    title: 'Batch B, 4:10 pm',
    rows: [
      { name: 'Ritu S.', value: 'Here', tone: 'good' },
      { name: 'Kabir A.', value: 'Absent, home told', tone: 'late' },
      { name: 'Meher K.', value: 'Here', tone: 'good' },
      { name: 'Dev P.', value: 'Fee due Friday' },
    ],
  },
  'duka-ledger': {
    kind: 'rows',
    title: 'Friday, closing',
    rows: [
      { name: 'Mama Asha', value: 'sugar, 2 kg' },
      { name: 'Juma', value: 'paid', tone: 'good' },
      { name: 'Mzee Salim', value: 'reminder sent', tone: 'late' },
    ],
  },
  'salon-slots': {
    kind: 'week',
    title: 'Saturday',
    note: '4:00 went to the waiting list',
    days: ['3', '4', '5', '6'],
    rows: [
      { label: 'Pooja', cells: ['taken', 'taken', 'free', 'taken'] },
      { label: 'Rakhi', cells: ['taken', 'free', 'taken', 'taken'] },
      { label: 'Sunil', cells: ['free', 'taken', 'taken', 'free'] },
    ],
  },
  'plot-finder': {
    kind: 'rows',
    title: 'Call at 9:52 pm',
    rows: [
      { name: 'Sector', value: '21 or 23' },
      { name: 'Loan', value: 'approved', tone: 'good' },
      { name: 'Visit', value: 'Sunday 11:00' },
      { name: 'Serious', value: 'yes', tone: 'good' },
    ],
  },
  'thali-orders': {
    kind: 'rows',
    title: 'Table 4',
    rows: [
      { name: 'Veg thali', value: '2 in the kitchen' },
      { name: 'Chaas', value: '2 served', tone: 'good' },
      { name: 'Gulab jamun', value: 'sold out', tone: 'late' },
    ],
  },
  'channel-notebook': {
    kind: 'bars',
    title: 'Watch time by chapter',
    note: 'Film optics on Sunday',
    bars: [
      { label: 'Heat', value: 40 },
      { label: 'Waves', value: 55 },
      { label: 'Optics', value: 100 },
      { label: 'Atoms', value: 30 },
    ],
  },
  tutorconnect: {
    kind: 'week',
    title: 'Maths, Class 10',
    note: 'Wednesday: two classes at once',
    days: ['M', 'T', 'W', 'T', 'F'],
    rows: [
      { label: '4 pm', cells: ['taken', 'free', 'taken', 'free', 'taken'] },
      { label: '5 pm', cells: ['free', 'taken', 'clash', 'taken', 'free'] },
      { label: '6 pm', cells: ['taken', 'taken', 'free', 'free', 'taken'] },
    ],
  },
  eduresultanalysis: {
    kind: 'bars',
    title: 'Science, unit test 2',
    note: '8C lost marks in Light',
    bars: [
      { label: '8A', value: 78 },
      { label: '8B', value: 71 },
      { label: '8C', value: 49 },
      { label: '8D', value: 66 },
    ],
  },
  'career-coach-ai': {
    kind: 'rows',
    title: 'Fits your marks and budget',
    rows: [
      { name: 'B.Sc. Nursing', value: 'very good', tone: 'good' },
      { name: 'BCA', value: 'good', tone: 'good' },
      { name: 'B.Tech. CSE', value: 'marks short', tone: 'late' },
      { name: 'Entrance form', value: 'by 14 March' },
    ],
  },
  'youtube-seo-tool': {
    kind: 'rows',
    title: 'People search for',
    rows: [
      { name: 'ray diagram class 10', value: 'often', tone: 'good' },
      { name: 'mirror formula trick', value: 'often', tone: 'good' },
      { name: 'optics one shot', value: 'crowded', tone: 'late' },
    ],
  },
  'upsc-tool': {
    kind: 'steps',
    title: 'Question of the day: GS 2',
    steps: [
      { text: 'Answer photographed', isDone: true },
      { text: 'Marked: 6 of 10', isDone: true },
      { text: 'Write it again: add one case' },
    ],
  },
}
