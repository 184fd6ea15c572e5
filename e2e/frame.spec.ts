import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints, hydrated } from './reader.ts'

const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(
  new Date(),
)

test.describe('header', () => {
  test('[S-03] shows Home, Services, Pricing, Portfolio and Company', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const [name, address] of [
      ['Home', '/'],
      ['Pricing', '/pricing'],
      ['Portfolio', '/portfolio'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    await expect(main.getByRole('button')).toHaveText(['Services', 'Company'])
  })

  test('[S-03] [S-05] the Services menu opens on a click with an overview and six services', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Services' }).click()
    const links = page.locator('#services-menu').getByRole('link')
    await expect(links).toHaveCount(7)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/services',
      '/services/ai-voice-agents',
      '/services/whatsapp-agents',
      '/services/website-chatbots',
      '/services/custom-ai-agent',
      '/services/web-app-setup',
      '/services/business-dashboards',
    ])
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
  })

  test('[S-03] the Company menu holds About Us, Contact, FAQ and Privacy Policy', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Company' }).click()
    const lists = page.locator('#company-menu').getByRole('list')
    await expect(lists.first().getByRole('link')).toHaveText(['About Us', 'Contact', 'FAQ', 'Privacy Policy'])
    await expect(lists.last().getByRole('link')).toHaveText(['Products', 'Case Studies', 'Blog'])
  })

  test('[S-03] a menu opens after the pointer has rested 200 ms, not before, and closes when it leaves', async ({
    page,
  }) => {
    await page.goto('/')
    const panel = page.locator('#services-menu')
    await noteDelay(panel, page.getByRole('button', { name: 'Services' }))
    await page.getByRole('button', { name: 'Services' }).hover()
    await expect(panel).toBeVisible()
    const openedAfter = await notedDelay(page)
    expect(openedAfter).toBeGreaterThanOrEqual(150)
    await expect(panel).toHaveCSS('transition-delay', /^0\.2s/)
    await page.mouse.move(10, 700)
    await expect(panel).toBeHidden()
  })

  test('[S-03] a menu works by keyboard: Enter opens, arrows move, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const trigger = page.getByRole('button', { name: 'Services' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#services-menu').getByRole('link', { name: /^All services/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#services-menu').getByRole('link', { name: /AI Voice Agents/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#services-menu')).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('[S-02] [S-03] following a menu link changes the page without a reload and closes the menu', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Company' }).click()
    await page.locator('#company-menu').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(page.locator('#company-menu')).toBeHidden()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('phone menu', { tag: '@phone-only' }, () => {
  test('[S-04] the toggle opens six links; choosing one closes it', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Services',
      'Pricing',
      'Portfolio',
      'About',
      'Contact',
      // Below those that the specification names.
      'Products',
      'Case Studies',
      'Blog',
      'Try it yourself',
      // The same page in each language.
      'English',
      'हिन्दी',
      'Kiswahili',
    ])
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^\/soon\/whatsapp\?about=/,
    )
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(menu).toBeHidden()
  })

  test('[S-04] it closes with its own button and with Escape', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
})

test.describe('footer', { tag: '@phone' }, () => {
  test('[S-05] [S-06] has four columns, the legal links and the current year', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link')
    await expect(links('Company').first()).toHaveAttribute('href', '/about')
    const services = await links('Services').evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect(services).toContain('/services/custom-web-apps')
    expect(services).not.toContain('/services/web-app-setup')
    const resources = await links('Resources').evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(resources.slice(0, 4)).toEqual(['/case-studies', '/blog', '/faq', '/brochure'])
    expect(resources.slice(4)).toEqual([
      '/soon/sutradhar-learn',
      '/soon/sutradhar-studio',
      '/soon/sutradhar-stories',
    ])
    await expect(links('Try it')).toHaveText([
      'Try a call',
      'Chart your own sheet',
      'Try a chatbot',
      'Try a WhatsApp chat',
    ])
    await expect(footer).toContainText('Delhi, India')
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', '/soon/email')
    await expect(footer.getByRole('link', { name: /WhatsApp support/ })).toHaveAttribute(
      'href',
      /^\/soon\/whatsapp\?about=/,
    )
    await expect(footer.getByRole('list', { name: /on social media/ }).getByRole('link')).toHaveCount(4)
    await expect(links('Legal')).toHaveText([
      'Privacy Policy',
      'Terms & Conditions',
      'Refund Policy',
      'Accessibility',
    ])
    await expect(footer).toContainText(`© ${year}`)
  })
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('[S-02] [S-03] header, page, footer and the chat’s panel are there and work', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeHidden()
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
    } else {
      await page.getByRole('button', { name: 'Company' }).click()
      await page.locator('#company-menu').getByRole('link', { name: 'About Us' }).click()
    }
    await expect(page).toHaveURL(/\/about$/)
    await page.getByRole('button', { name: 'Ask us a question' }).click({ timeout: 10_000 })
    await expect(page.getByRole('dialog', { name: /^Ask / })).toBeVisible()
  })

  test('[S-03] hovering opens a menu by CSS alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no pointer to rest')
    await page.goto('/')
    await page.getByRole('button', { name: 'Services' }).hover()
    await expect(page.getByRole('link', { name: /All services/ })).toBeVisible()
    await page.mouse.move(10, 600)
    await expect(page.getByRole('link', { name: /All services/ })).toBeHidden()
  })
})

test.describe('not found', { tag: '@phone' }, () => {
  test('[S-08] an unknown path says so with 404 and leads home and to the services', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
    await main.getByRole('link', { name: /services/i }).click()
    await expect(page).toHaveURL(/\/services$/)
  })
})

test.describe('motion', () => {
  test('[S-09] a section rises into view once and stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await hydrated(page)
    const section = page.locator('[data-reveal]', {
      has: page.getByRole('heading', { name: 'Why choose us' }),
    })
    await expect(section).toHaveAttribute('data-reveal', 'waiting')
    await section.scrollIntoViewIfNeeded()
    await expect(section).toHaveAttribute('data-reveal', 'shown')
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(300)
    await expect(section).toHaveAttribute('data-reveal', 'shown')
    await expect(section).toHaveCSS('opacity', '1')
  })

  test('[S-09] nothing moves for those who asked for no motion', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => String((animation as CSSAnimation).animationName)),
    )
    expect(moving).toEqual([])
  })
})

test.describe('notices and tooltips', () => {
  test('[S-10] a notice is announced, lasts 5000 ms, and a second one takes its place', async ({ page }) => {
    await page.clock.install()
    await page.goto('/design')
    await hydrated(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    const notices = page.locator('[data-toast]')
    await page.getByRole('button', { name: 'Show a notice' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await page.clock.runFor(3000)
    await page.getByRole('button', { name: 'Show an error' }).click()
    await expect(notices).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
    await page.clock.runFor(4999)
    await expect(notices).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(notices).toHaveCount(0)
  })

  test('[S-10] the footer’s copy button puts the address on the clipboard and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Copy the e-mail address' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@')
  })

  test('[S-10] a tooltip opens 700 ms after the pointer came to rest, and Escape closes it', async ({
    page,
  }) => {
    await page.goto('/design')
    await hydrated(page)
    const tooltip = page.getByText('Shown after 700 milliseconds')
    const button = page.getByRole('button', { name: 'Hover over me' })
    await noteDelay(tooltip, button)
    await button.hover()
    await expect(tooltip).toBeVisible()
    const openedAfter = await notedDelay(page)
    expect(openedAfter).toBeGreaterThanOrEqual(650)
    await expect(tooltip).toHaveCSS('transition-delay', /^0\.7s/)
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
  })
})

test.describe('theme', { tag: '@phone' }, () => {
  test('follows the system, changes with the switch, and remembers before the first paint', async ({
    page,
  }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await paper()).toBe('rgb(16, 19, 31)')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper()).toBe('rgb(252, 250, 245)')
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect.poll(paper).toBe('rgb(16, 19, 31)')
    await page.goto('/services')
    expect(await paper()).toBe('rgb(16, 19, 31)')
  })
})

test.describe('keyboard', () => {
  test('the first Tab offers to skip to the content, and following it moves the focus there', async ({
    page,
  }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a dialog keeps the focus, closes on Escape and on its backdrop, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/design')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Close the dialog' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.mouse.click(5, 400)
    await expect(dialog).toBeHidden()
  })

  test('a form that was sent with a mistake says so at the top, takes the focus, and leads to the field', async ({
    page,
  }) => {
    await page.goto('/design')
    await hydrated(page)
    await page.getByLabel('Full name').fill('Meena Rawat')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').click()
    const email = page.getByRole('textbox', { name: 'E-mail address' })
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/Enter an e-mail address/)
    await expect(page.getByLabel('Full name')).toHaveValue('Meena Rawat')
  })
})

test('no page’s policy is broken and nothing is logged while moving around', async ({ page }) => {
  const found = complaints(page)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goto('/no-such-page')
  await hydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(found.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
})

/**
 * Lets the page itself measure how long after the pointer came to rest something became visible. It counts from when the
 * pointer moved, which a busy page hears of later; a transition counts from the frame before, so a little less than the
 * delay may be seen.
 */
async function noteDelay(shown: Locator, trigger: Locator): Promise<void> {
  const element = await shown.elementHandle()
  await trigger.evaluate((button, panel) => {
    button.addEventListener('pointerenter', ({ timeStamp: started }) => {
      const look = () => {
        if (!panel || getComputedStyle(panel).visibility === 'hidden') return requestAnimationFrame(look)
        document.documentElement.dataset.openedAfter = String(performance.now() - started)
      }
      look()
    })
  }, element)
}

async function notedDelay(page: Page): Promise<number> {
  const noted = page.locator('html[data-opened-after]')
  return Number(await noted.getAttribute('data-opened-after'))
}
