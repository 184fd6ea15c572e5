import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendMessage } from '../../bench/send-message.ts'
import { freshEmbedded } from '../../tests/engines.ts'
import { aMailServer } from '../../tests/mail-server.ts'
import { startSite } from '../../tests/process.ts'

test('[E-01] a mail that a killed process had in hand leaves soon after the restart', async () => {
  const { dataDir } = await freshEmbedded()
  const start = async (mailUrl: string) => {
    const site = await startSite({ DATA_DIR: dataDir, MAIL_URL: mailUrl })
    onTestFinished(() => {
      site.child.kill('SIGKILL')
    })
    return site
  }
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const working = await aMailServer()
  onTestFinished(async () => {
    silent.close()
    await working.stop()
  })
  const inHand = once(silent, 'connection')
  const first = await start(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  await sendMessage(first.port)
  await inHand
  first.child.kill('SIGKILL')
  await first.stopped

  await start(working.url)
  // To the team, and the confirmation.
  await expect.poll(() => working.received, { timeout: 15_000 }).toHaveLength(2)
})
