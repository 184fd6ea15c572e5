import { expect, type Page, test } from '@playwright/test'
import { type CallChoice, callLanguages, callSceneIds, callSearch } from '#content/call-scene.ts'
import { fill } from '#content/fill.ts'
import { languageNames } from '#content/languages.ts'
import { pathIn, paths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { test as asServed } from './as-served.ts'
import { findingsInBothThemes } from './axe.ts'
import { hydrated } from './reader.ts'
import { servedText } from './served-text.ts'

const { tryCall } = wordsIn('en')
const choices: CallChoice[] = callSceneIds.flatMap((scene) =>
  callLanguages.map((language) => ({ scene, language })),
)

asServed(
  'before script a call is there to read, with its diary row and the owner’s note',
  async ({ page }) => {
    for (const { scene, language } of choices) {
      const { lines, diary, summary } = tryCall.calls[language][scene]
      await page.goto(paths.tryCall + callSearch({ scene, language }))
      const transcript = page.getByRole('list', { name: 'What is said' })
      await expect(transcript.getByRole('listitem')).toHaveCount(lines.length)
      for (const { text, gloss } of lines) {
        await expect(transcript.locator(`[lang=${language}]`).filter({ hasText: text })).toBeVisible()
        if (gloss) await expect(transcript).toContainText(gloss)
      }
      for (const column of Object.values(diary))
        await expect(diaryOn(page)).toContainText(column.at(-1)?.text ?? '')
      await expect(noteOn(page)).toContainText(summary.forYou)
      await expect(page.getByRole('button', { name: 'Play the call' })).toBeHidden()
      await expect(page.getByRole('link', { name: tryCall.played.choose.scenes[scene] })).toHaveAttribute(
        'aria-current',
        'true',
      )
    }
    await expect(page.getByText(tryCall.talk.withoutScript)).toBeVisible()
  },
)

for (const reader of ['hi', 'sw'] as const)
  asServed(`where nothing is chosen the call is in the language of the page, ${reader}`, async ({ page }) => {
    const { played, calls } = wordsIn(reader).tryCall
    for (const address of [paths.tryCall, paths['ai-voice-agents']]) {
      await page.goto(pathIn(reader, address))
      const transcript = page.getByRole('list', { name: played.transcript })
      await expect(transcript).toContainText(calls[reader].clinic.lines[0]?.text ?? '')
    }
  })

test('a first view takes at most 90 kB', async ({ page }) => {
  const sizes = new Map<string, number>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  // The code of the page follows when the browser is idle.
  await page.goto(paths.tryCall, { waitUntil: 'load' })
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(90 * 1024)
})

test.describe('a played call', () => {
  test('plays to its end by itself, fills the diary, shows what was changed, and then tells the owner', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto(`${paths.tryCall}?scene=clinic&language=hi`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Play the call' }).click()
    await expect(diaryOn(page).getByText('Not said yet')).toHaveCount(3)
    await expect(noteOn(page)).toContainText('Arrives when the call ends')
    const current = page.locator('[data-call] li[aria-current]')
    await expect(current).toContainText('आशा क्लिनिक')
    await page.clock.runFor(7_100)
    await expect(current).toContainText('घुटने')
    await expect(diaryOn(page)).toContainText('Knee pain')
    for (let line = 0; line < 9; line++) await page.clock.runFor(7_100)
    await expect(current).toHaveCount(0)
    await expect(diaryOn(page).locator('del')).toHaveText('Changed from Thursday, 10:20 am')
    await expect(diaryOn(page)).toContainText('Thursday, 5:40 pm')
    await expect(noteOn(page)).toContainText('Will her old X-ray do?')
    await expect(page.getByRole('button', { name: 'Play the call' })).toBeVisible()
  })

  test('pauses, goes on, jumps to a line, starts again, and waits while nobody looks', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${paths.tryCall}?scene=hotel&language=en`)
    await hydrated(page)
    const current = page.locator('[data-call] li[aria-current]')
    await page.getByRole('button', { name: 'Play from line 5' }).click()
    await expect(current).toContainText('three nights')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(60_000)
    await expect(current).toContainText('three nights')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.clock.runFor(7_100)
    await expect(current).toContainText('Grace Turner')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(60_000)
    await expect(current).toContainText('Grace Turner')
    await page.getByRole('button', { name: 'From the start' }).click()
    await expect(current).toContainText('Good morning')
  })

  test('is chosen by its address, which changes with the choice and can be shared', async ({ page }) => {
    await page.goto(`${paths.tryCall}?scene=hotel&language=sw`)
    await hydrated(page)
    await expect(page.locator('[data-call]')).toContainText('Jahazi Guest House')
    await page.getByRole('link', { name: 'School', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Which language' })
      .getByRole('link', { name: 'Hindi' })
      .click()
    await expect(page).toHaveURL(/\?scene=school&language=hi$/)
    await expect(page.locator('[data-call]')).toContainText('Nav Jyoti Public School')
    await page.reload()
    await expect(page.locator('[data-call]')).toContainText('Nav Jyoti Public School')
  })

  test('asks before it makes a sound, speaks with two voices, and goes on when speech never ends', async ({
    page,
  }) => {
    await page.clock.install()
    await fakeVoices(page, ['en-IN', 'en-GB'])
    await page.goto(`${paths.tryCall}?scene=clinic&language=en`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Play the call' }).click()
    expect(await spoken(page)).toEqual([])
    await page.getByRole('button', { name: 'Sound: off' }).click()
    await expect(page.getByText(tryCall.played.sound.source)).toBeVisible()
    expect(await spoken(page)).toEqual([])
    await page.getByRole('button', { name: 'Play with sound' }).click()
    await expect.poll(() => spoken(page)).toHaveLength(1)
    // The browser of this test never says that it has finished.
    await page.clock.runFor(18_000)
    await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(1)
    const voices = (await spoken(page)).map(({ voice }) => voice)
    expect(new Set(voices).size).toBe(2)
    await page.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL(/ai-voice-agents/)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isSilent'))).toBe(true)
  })

  test('says so where there is no voice, and hears of voices that arrive late', async ({ page }) => {
    await fakeVoices(page, [])
    await page.goto(`${paths.tryCall}?scene=hotel&language=sw`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Sound: off' }).click()
    await expect(page.getByText(tryCall.played.sound.none)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play with sound' })).toHaveCount(0)
    await page.evaluate(() => Reflect.get(window, 'addVoice')('sw-KE'))
    await expect(page.getByRole('button', { name: 'Play with sound' })).toBeVisible()
  })
})

test.describe('the visitor as the caller', () => {
  for (const [scene, language, turns, name, what] of [
    [
      'clinic',
      'hi',
      ['घुटने में दर्द', 'kal subah', 'das bees', 'mera naam Meena hai', 'नहीं, शुक्रवार', 'haan'],
      'Meena',
      'घुटने में दर्द',
    ],
    ['school', 'en', ['Class 6', 'Sunday', 'Monday at 11', 'Rakesh Verma', 'yes'], 'Rakesh Verma', 'Class 6'],
    [
      'hotel',
      'sw',
      ['kesho', 'usiku mbili', 'Kuna punguzo?', 'tuko wawili', 'naitwa Hamisi', 'ndiyo'],
      'Hamisi',
      '2 guests',
    ],
  ] as const)
    test(`types to the end of a call to the ${scene}, and nothing leaves the browser`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(paths.tryCall + callSearch({ scene, language }))
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const talk = page.locator('#talk')
      for (const turn of turns) {
        await talk.getByLabel('Your answer').fill(turn)
        await page.keyboard.press('Enter')
        await expect(talk.getByRole('log')).toContainText(turn)
      }
      await expect(talk.getByText('The call is over.')).toBeVisible()
      await expect(talk.locator('dl')).toContainText(name)
      await expect(talk.locator('dl')).toContainText(what)
      await expect(talk).toContainText(tryCall.played.summary.titles[scene])
      expect(asked).toEqual([])
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        name,
      )
    })

  for (const reader of ['hi', 'sw'] as const)
    test(`reads what the owner is told in the language of the page, ${languageNames[reader]}`, async ({
      page,
    }) => {
      const { calls, played, talk: words } = wordsIn(reader).tryCall
      const { lines, diary, summary } = calls.en.hotel
      await page.goto(pathIn(reader, paths.tryCall) + callSearch({ scene: 'hotel', language: 'en' }))
      await hydrated(page)
      const call = page.locator('[data-call]')
      for (const text of [...lines.map(({ gloss }) => gloss), ...summary.lines, summary.forYou])
        await expect(call).toContainText(text)
      await expect(diaryOn(page)).toContainText(diary.when.at(-1)?.text ?? '')
      const talk = page.locator('#talk')
      for (const turn of ['tomorrow', 'two nights', 'two of us', 'my name is Grace', 'yes']) {
        await talk.getByLabel(words.field).fill(turn)
        await page.keyboard.press('Enter')
      }
      const { nights, guests } = words.languages[reader].counts
      await expect(talk.locator('dl')).toContainText(fill(nights.other, { n: '2' }))
      await expect(talk.locator('dl')).toContainText(fill(guests.other, { n: '2' }))
      await expect(talk).toContainText(played.summary.titles.hotel)
    })

  test('is handed over to a person on request, and can start again', async ({ page }) => {
    await page.goto(paths.tryCall)
    await hydrated(page)
    const talk = page.locator('#talk')
    await talk.getByRole('button', { name: 'घुटने में दर्द है' }).click()
    await talk.getByRole('button', { name: 'किसी इंसान से बात करनी है' }).click()
    await expect(talk).toContainText('Please call back')
    await talk.getByRole('button', { name: 'Start again' }).click()
    await expect(talk.getByLabel('Your answer')).toBeFocused()
    await expect(talk.getByRole('log').getByRole('listitem')).toHaveCount(1)
  })

  test('may type nothing, 5,000 letters, emoji, markup or right to left', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`${paths.tryCall}?scene=hotel&language=en`)
    await hydrated(page)
    const talk = page.locator('#talk')
    for (const turn of ['', 'x'.repeat(5000), '😀', '<img src=x onerror=alert(1)>', 'غدا مساء']) {
      await talk.getByLabel('Your answer').fill(turn)
      await talk.getByRole('button', { name: 'Say it' }).click()
      if (turn.length > 300) await expect(talk.getByText('Only the first 300 characters')).toBeVisible()
    }
    await expect(talk.getByRole('log')).toContainText('<img src=x onerror=alert(1)>')
    await expect(talk.locator('img')).toHaveCount(0)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })

  test('speaks only after having read where that goes', async ({ page, request }) => {
    await page.addInitScript(() => {
      class Recogniser extends EventTarget {
        start() {
          const results = [[{ transcript: 'tomorrow, two nights' }]]
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })), 50)
        }
        abort() {}
      }
      Object.assign(window, { webkitSpeechRecognition: Recogniser, SpeechRecognition: Recogniser })
    })
    const response = await page.goto(`${paths.tryCall}?scene=hotel&language=en`)
    expect(response?.headers()['permissions-policy']).toContain('microphone=(self)')
    const elsewhere = await request.get(paths.home)
    expect(elsewhere.headers()['permissions-policy']).toContain('microphone=()')
    await hydrated(page)
    const talk = page.locator('#talk')
    await talk.getByRole('button', { name: 'Speak instead' }).click()
    await expect(talk.getByText(tryCall.talk.speak.source)).toBeVisible()
    await expect(talk.getByRole('log').getByRole('listitem')).toHaveCount(1)
    await talk.getByRole('button', { name: 'Use the microphone' }).click()
    await expect(talk.getByRole('log')).toContainText('tomorrow, two nights')
    await expect(talk.locator('dl')).toContainText('2 nights')
  })
})

test('the page can be used by keyboard alone', async ({ page }) => {
  await page.goto(paths.tryCall)
  await hydrated(page)
  await page.getByRole('link', { name: 'Clinic', exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/scene=school/)
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play the call' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-call=playing]')).toBeVisible()
})

test('axe finds nothing while a call plays and while one talks, in light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.tryCall)
  await hydrated(page)
  await page.getByRole('button', { name: 'Play from line 4' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Sound: off' }).click()
  await page.locator('#talk').getByRole('button', { name: 'बस चेक-अप' }).click()
  expect(await findingsInBothThemes(page)).toEqual([])
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('at its end one books a demo of a voice agent, and finds its price', async ({ page, request }) => {
  expect(await servedText(request, paths.tryCall)).toContain(tryCall.closing.note)
  await page.goto(paths.tryCall)
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a Free Demo' })).toHaveAttribute(
    'href',
    '/contact?service=ai-voice-agents#book',
  )
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/services/ai-voice-agents#pricing',
  )
})

function diaryOn(page: Page) {
  return page.locator('[data-call] dl')
}

function noteOn(page: Page) {
  return page.locator('[data-call] section').filter({ hasText: 'On the owner’s WhatsApp' })
}

/** Voices that remember what they were asked to say, and never say that they have finished. */
async function fakeVoices(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((tags) => {
    const voices = tags.map((lang) => ({ lang, name: lang, localService: true }))
    const target = new EventTarget()
    const said: object[] = []
    class Utterance {
      voice: { name: string } | null = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const synthesis = Object.assign(target, {
      getVoices: () => voices.slice(),
      speak: ({ text, voice }: Utterance) => {
        Object.assign(window, { isSilent: false })
        said.push({ text, voice: voice?.name })
      },
      cancel: () => Object.assign(window, { isSilent: true }),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      said,
      addVoice: (lang: string) => {
        voices.push({ lang, name: lang, localService: true })
        target.dispatchEvent(new Event('voiceschanged'))
      },
    })
  }, languages)
}

function spoken(page: Page): Promise<{ text: string; voice: string }[]> {
  return page.evaluate(() => Reflect.get(window, 'said').slice())
}
