import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { hydrated } from './reader.ts'

/** The chat as a visitor meets it. */
export interface ChatVisitor {
  button: Locator
  panel: Locator
  log: Locator
  input: Locator
  send: Locator
  quickActions: Locator
  /** Types and sends, without waiting for what comes of it. */
  say(text: string): Promise<void>
  /** What the export button saves. */
  exported(): Promise<{ name: string; content: ConversationFile }>
}

interface ConversationFile {
  conversationId: string
  summary: string
  messages: { id: number; text: string; isBot: boolean; timestamp: string }[]
  leadInfo: Record<string, unknown>
  timestamp: string
}

/** Opens a page and the chat on it: a short page, as the chat is the same on all. */
export async function openChat(page: Page): Promise<ChatVisitor> {
  await page.goto(paths.accessibility)
  await hydrated(page)
  const chat = chatOn(page)
  await showButtons(page)
  await chat.button.click()
  await chat.quickActions.first().waitFor()
  return chat
}

/** The buttons at once: that they come after two seconds has a test of its own. */
export async function showButtons(page: Page): Promise<void> {
  await page.locator('.chat-buttons').evaluate((buttons) => {
    for (const animation of buttons.getAnimations()) animation.finish()
  })
}

export function chatOn(page: Page): ChatVisitor {
  const panel = page.getByRole('dialog', { name: /^Ask / })
  const input = panel.getByLabel('Your message')
  const send = panel.getByRole('button', { name: 'Send', exact: true })
  return {
    button: page.getByRole('button', { name: 'Ask us a question' }),
    panel,
    log: panel.getByRole('log'),
    input,
    send,
    quickActions: panel.getByRole('group', { name: 'Quick actions' }).getByRole('button'),
    async say(text) {
      await input.fill(text)
      await send.click()
    },
    async exported() {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Save this chat as a file' }).click(),
      ])
      return {
        name: file.suggestedFilename(),
        content: JSON.parse(await readFile(await file.path(), 'utf8')),
      }
    },
  }
}

/** Holds the real assistant's answers back until they are let go, one by one. */
export async function holdAnswers(page: Page): Promise<{ letGo(): Promise<void>; asked(): number }> {
  const held: (() => void)[] = []
  let asked = 0
  await page.route('**/api/chat', async (route) => {
    asked += 1
    const response = await route.fetch()
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ response })
  })
  const letGo = async () => {
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    held.shift()?.()
  }
  return { letGo, asked: () => asked }
}

/** Stands in for an assistant that answers this, for what the real one never says. */
export async function answerWith(
  page: Page,
  answer: object,
  { status = 200, times }: { status?: number; times?: number } = {},
): Promise<void> {
  await page.route(
    '**/api/chat',
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(answer) }),
    times === undefined ? {} : { times },
  )
}
