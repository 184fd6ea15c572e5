import { expect, test } from 'vitest'
import { startSite } from './process.ts'

// The other tests run React as it is deployed, which is silent. Its development build looks at keys, nesting and
// attributes of every page that the start renders.
test('React has nothing against any page', async () => {
  const site = await startSite({ NODE_ENV: 'development' })
  site.child.kill('SIGKILL')
  await site.stopped
  expect(site.complaints()).toBe('')
})
