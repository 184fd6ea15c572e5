import { execFileSync } from 'node:child_process'
import { test as base, type Page } from '@playwright/test'
import { deskPaths } from '#content/desk-paths.ts'
import { compiledCode } from '../scripts/site-process.mjs'

export const ownerPassword = 'seven looms under one roof'

/** Tests of the desk: `desk` is a page where the owner has signed in, once for each worker. */
export const test = base.extend<{ desk: Page }, { ownerCookies: OwnerCookies }>({
  ownerCookies: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const owner = createOwner(`owner${parallelIndex}-${project.name}@sutradhar.example`)
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      const page = await context.newPage()
      await signIn(page, owner)
      await use(await context.cookies())
      await context.close()
    },
    { scope: 'worker' },
  ],
  desk: async ({ context, page, ownerCookies }, use) => {
    await context.addCookies(ownerCookies)
    await use(page)
  },
})

type OwnerCookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

export interface Owner {
  email: string
  password: string
}

/** As the command does it, while the site is running on that data. */
export function createOwner(email: string, dataDir = '.test-results/data'): Owner {
  execFileSync('node_modules/.bin/node', ['scripts/owner.ts', '--email', email, '--add', '--reset'], {
    env: {
      PATH: '/usr/bin:/bin',
      ...compiledCode,
      DATA_DIR: dataDir,
      OWNER_PASSWORD: ownerPassword,
    },
  })
  return { email, password: ownerPassword }
}

export async function signIn(page: Page, { email, password: secret }: Owner): Promise<void> {
  await page.goto(deskPaths.today)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
}
