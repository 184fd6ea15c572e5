import { expect } from '@playwright/test'
import { price } from '#content/catalogue/catalogue.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { paths } from '#content/paths.ts'
import { photos } from '../tests/photos.ts'
import { findingsInBothThemes } from './axe.ts'
import { test } from './own-site.ts'

test('an article is written with a picture and a price, published, taken off and brought back', {
  tag: '@phone',
}, async ({ page: desk, context }) => {
  await desk.goto(deskPaths.pictures)
  await desk.getByLabel('Picture file').setInputFiles({
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  })
  await desk.getByLabel('What is seen on it').fill('A blue door in Stone Town')
  await desk.getByRole('button', { name: 'Add it' }).click()
  await expect(desk.getByRole('status')).toContainText('no picture that we can read')
  await desk.getByLabel('Picture file').setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: photos.jpeg,
  })
  await desk.getByLabel('What is seen on it').first().fill('A blue door in Stone Town')
  await desk.getByRole('button', { name: 'Add it' }).click()
  await expect(desk.getByRole('status')).toContainText('Added.')
  expect(await findingsInBothThemes(desk)).toEqual([])

  await desk.goto(deskPaths.siteTexts)
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('link', { name: 'Write an article' }).click()
  await desk.getByLabel('Text', { exact: true }).fill('Three hundred orders.')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('please give it a name first')
  await desk.goto(deskPaths.siteText('article', 'new'))
  await expect(desk.getByLabel('Text', { exact: true })).toHaveValue('Three hundred orders.')
  await desk.getByLabel('Title').fill('Rakhi orders')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('Not published yet')
  await expect(desk.getByText('Please write something here.').first()).toBeVisible()
  await desk.getByLabel('Topic').fill('Shops')
  await desk.getByLabel('Summary').fill('How one counter took three hundred orders.')
  await desk.getByText('A blue door in Stone Town').first().click()
  await desk
    .getByLabel('Text', { exact: true })
    .fill('Begins at {prices/whatsapp-agents.start}.\n\n## Why\n\n<b>bold?</b> [no](javascript:alert(1))')
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await expect(desk.getByRole('status')).toContainText('Visitors see no difference')
  const visitor = await context.newPage()
  await visitor.goto(`${paths.blog}/rakhi-orders`)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Rakhi orders')

  await visitor.goto(deskPaths.siteTextPreview('article', 'rakhi-orders'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rakhi orders')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('It is on the site now')
  await visitor.goto(`${paths.blog}/rakhi-orders`)
  await expect(visitor.getByText(`Begins at ${price('whatsapp-agents.start')}.`)).toBeVisible()
  await expect(visitor.getByText('<b>bold?</b> [no](javascript:alert(1))')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'A blue door in Stone Town' })).toBeVisible()
  expect(await findingsInBothThemes(visitor)).toEqual([])

  await desk.getByText('Take off the site').click()
  await desk.getByRole('button', { name: 'Yes, take it off' }).click()
  await expect(desk.getByRole('status')).toContainText('Taken off the site')
  await visitor.reload()
  await expect(visitor.getByText('Begins at')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Undo' }).filter({ visible: true }).first().click()
  await expect(desk.getByRole('status')).toContainText('Taken back')
  await visitor.reload()
  await expect(visitor.getByText('Begins at')).toBeVisible()
  await desk.getByText('Delete', { exact: true }).click()
  await desk.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(desk.getByRole('status')).toContainText('Deleted')
})

test('an answer of the FAQ is changed without script, and goes back to as delivered', async ({
  browser,
  page,
  own,
}) => {
  const plain = await browser.newContext({
    baseURL: own.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const desk = await plain.newPage()
  await desk.goto(deskPaths.siteText('question', 'setup-time'))
  await desk.getByLabel('Answer').fill('Ready in {delivery/agents}, honestly.')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('It is on the site now')
  await desk.getByText('What was different').last().click()
  await expect(desk.getByText('As delivered, before your first change')).toBeVisible()
  await expect(desk.getByText(/^Assistants and chatbots take \d/)).toBeVisible()
  const faq = await plain.newPage()
  await faq.goto(`${paths.faq}#setup-time`)
  await expect(faq.getByText(/^Ready in \d.* days, honestly\.$/)).toHaveCount(1)
  await desk.getByText('Back to as delivered', { exact: true }).first().click()
  await desk.getByRole('button', { name: 'Yes, as delivered' }).click()
  await faq.reload()
  await expect(faq.getByText(/, honestly\.$/)).toHaveCount(0)
  await plain.close()
})

test('a question is said in Hindi beside its English, and what is missing or older is marked', {
  tag: '@phone',
}, async ({ page: desk }) => {
  const row = desk.getByRole('row', { name: 'How long does setup take?' })
  await desk.goto(`${deskPaths.siteTexts}?view=question`)
  await desk.goto(deskPaths.siteText('question', 'setup-time'))
  const english = await desk.getByLabel('Answer').inputValue()
  await desk.getByRole('link', { name: /^Hindi · (?:done|older than the English)$/ }).click()
  await expect(desk.getByText(english)).toBeVisible()
  await expect(desk.getByLabel('Topic')).toHaveCount(0)
  await desk.getByLabel('Answer').fill('{delivery/agents}.')
  await desk.getByLabel('Question', { exact: true }).fill('')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('Not published yet')
  await expect(desk.getByLabel('Answer')).toHaveValue('{delivery/agents}.')
  await desk.getByLabel('Question', { exact: true }).fill('कितने दिन लगते हैं?')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('Published.')
  await expect(desk.getByRole('link', { name: 'Hindi · done' })).toBeVisible()
  expect(await findingsInBothThemes(desk)).toEqual([])

  await desk.getByRole('link', { name: 'English', exact: true }).click()
  await expect(desk.getByLabel('Topic')).toBeVisible()
  await desk.getByLabel('Answer').fill('Ready in {delivery/agents}.')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('link', { name: 'Hindi · older than the English' }).click()
  await expect(desk.getByText('The English has changed')).toBeVisible()
  await expect(desk.getByText(english)).toBeVisible()
  await desk.goto(`${deskPaths.siteTexts}?view=question`)
  if ((desk.viewportSize()?.width ?? 0) > 1000)
    await expect(row).toContainText('Hindi: older than the EnglishSwahili: older than the English')
  await desk.goto(`${deskPaths.siteText('question', 'setup-time')}?language=hi`)
  await desk.getByText('Back to as delivered', { exact: true }).first().click()
  await desk.getByRole('button', { name: 'Yes, as delivered' }).click()
  await desk.getByRole('button', { name: 'Undo' }).filter({ visible: true }).first().click()
  await expect(desk.getByRole('link', { name: 'Hindi · older than the English' })).toBeVisible()
})

test('a case study gets a page of its own, and a mail says what the owner wrote', {
  tag: '@phone',
}, async ({ page: desk, context }) => {
  await desk.goto(`${deskPaths.siteTexts}?view=caseStudy`)
  await desk.getByRole('link', { name: 'Add a case study' }).click()
  for (const [label, text] of Object.entries(hotel)) await desk.getByLabel(label, { exact: true }).fill(text)
  await desk.getByLabel('What changed').fill('70% fewer calls')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByText('“70% fewer calls” has none')).toBeVisible()
  await desk.getByLabel('What changed').fill('70% fewer calls: reach the counter.')
  expect(await findingsInBothThemes(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('It is on the site now')
  const visitor = await context.newPage()
  await visitor.goto(paths.caseStudies)
  await visitor.getByRole('link', { name: /^Read the case.*The hotel desk$/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Six rooms, one phone')
  expect(await findingsInBothThemes(visitor)).toEqual([])
  const twin = await visitor.request.get('/case-studies/the-hotel-desk.md')
  expect(await twin.text()).toContain('70% fewer calls')

  await desk.goto(`${deskPaths.siteTexts}?view=mail`)
  await expect(desk.getByRole('link', { name: 'Add' })).toHaveCount(0)
  await desk.getByRole('link', { name: 'A message came in' }).click()
  await expect(desk.getByText('Take off the site')).toHaveCount(0)
  await desk.getByLabel('Subject').fill('Asante, {reference} is here, {password}')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByText('This mail cannot fill in {password}.')).toBeVisible()
  await desk.getByLabel('Subject').fill('Asante, {reference} is here')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(desk.getByRole('status')).toContainText('Published')
  await visitor.request.post('/api/contact', {
    data: { name: 'Neema', email: 'neema@hotel.example', subject: 'Rooms', message: 'How much?' },
  })
  await desk.goto(deskPaths.mails)
  await expect(desk.getByText(/^Asante, [0-9A-F]{8} is here$/).first()).toBeVisible()
})

const hotel = {
  Name: 'The hotel desk',
  'For whom': 'Guesthouse, Stone Town',
  'In the list: one sentence': 'Six rooms and nobody at night.',
  'In the list: the result': '70% fewer calls',
  'Title of its page': 'Six rooms, one phone',
  'Below the title': 'An agent answers at night.',
  'In search results': 'How a guesthouse answers at night.',
  'At a glance': 'Who: An owner and a cook',
  Before: 'The phone rang at dinner.',
  'What we built': 'A WhatsApp agent.',
  After: 'Dinner is quiet.',
  'Over what it does': 'What it does',
  'What it does': 'Books rooms: Asks for the dates.',
  'At the end: the title': 'Who answers your phone at night?',
  'At the end: the text': 'It starts at {prices/whatsapp-agents.start}.',
  'At the end: words on the button': 'Plan one',
}
