import { z } from 'zod'
import { deskAction, fieldList, flashOf, idField, textField } from '#app/desk-action.ts'
import { ownerOf } from '#app/desk-request.ts'
import { browserName } from '#app/features/desk/browser-name.ts'
import { NotificationsPage } from '#app/features/desk/notifications-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { notificationWords as words } from '#content/en/desk/notifications.ts'
import { pushKinds } from '#server/db/schema/owners.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { push, desk } = context.get(requestScope).services
  const owner = ownerOf(context)
  return {
    publicKey: push.publicKey,
    devices: await push.devices(owner),
    wishes: await push.wishes(owner),
    isDigestOn: await desk.digest.isOn(),
    ...flashOf(request, words),
  }
}

const time = z.union([z.literal(''), z.stringFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/)])

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({
      do: z.literal('turn-on'),
      endpoint: z.string().max(1000),
      // An uncompressed point of the curve, and sixteen bytes.
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    z.object({ do: z.literal('remove'), device: idField }),
    z.object({ do: z.literal('test') }),
    z.object({ do: z.enum(['digest-on', 'digest-off']) }),
    z.object({
      do: z.literal('settings'),
      kinds: fieldList(z.enum(pushKinds)),
      quiet_from: time,
      quiet_until: time,
      shows_words: textField,
    }),
  ]),
  async (fields, { services: { push, desk }, owner, caller, flash }) => {
    switch (fields.do) {
      case 'turn-on': {
        const { endpoint, p256dh, auth } = fields
        const name = browserName(caller.headers.get('user-agent') ?? '').slice(0, 120)
        return flash((await push.add(owner, { endpoint, p256dh, auth, name })) ? 'device-on' : 'not-a-device')
      }
      case 'remove':
        return flash((await push.remove(owner, fields.device)) ? 'device-removed' : 'gone')
      case 'test': {
        const { accepted, gone, failed } = await push.test(owner)
        if (failed > 0) return flash('test-failed', { count: failed })
        if (gone > 0) return flash('test-gone', { count: gone })
        return accepted > 0 ? flash('test-sent', { count: accepted }) : flash('test-nobody')
      }
      case 'digest-on':
      case 'digest-off':
        await desk.digest.turn(owner.email, fields.do === 'digest-on')
        return flash(fields.do)
      case 'settings': {
        const { kinds, quiet_from: from, quiet_until: until, shows_words } = fields
        // Both, or neither.
        if (from === until ? from !== '' : from === '' || until === '') return flash('quiet-incomplete')
        await push.change(owner, {
          kinds,
          quiet: from ? { from, until } : undefined,
          showsWords: shows_words !== '',
        })
        return flash('saved')
      }
    }
  },
)

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { publicKey, devices, wishes, isDigestOn } = loaderData
  return (
    <NotificationsPage
      words={words}
      publicKey={publicKey}
      devices={devices}
      wishes={wishes}
      isDigestOn={isDigestOn}
    />
  )
}
