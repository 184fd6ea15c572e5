import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deskAction, flashOf, idField, refused } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Disclosure } from '#app/features/desk/disclosure.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { replyTextWords as words } from '#content/en/desk/reply-texts.ts'
import { line, paragraph } from '#domain/fields.ts'
import type { ReplyText } from '#server/desk/reply-texts.ts'
import type { Route } from './+types/reply-texts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { replyTexts } = context.get(requestScope).services.desk
  return { texts: await replyTexts.list(), newId: randomUUID(), ...flashOf(request, words) }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('save'), id: z.guid(), title: z.string(), text: z.string() }),
    z.object({ do: z.literal('remove'), id: idField }),
  ]),
  async (fields, { services: { desk }, owner: { email: by }, flash }) => {
    if (fields.do === 'remove')
      return flash((await desk.replyTexts.remove(by, fields.id)) ? 'removed' : 'gone')
    const { id, title, text } = fields
    const worded = z.object({ title: line(80), text: paragraph(10_000) }).safeParse({ title, text })
    if (!worded.success) return refused({ notice: words.refusals.incomplete, typed: { id, title, text } })
    await desk.replyTexts.save(by, { id, ...worded.data })
    return flash('kept')
  },
)

export default function ReplyTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, newId } = loaderData
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  const isNew = typed && texts.every(({ id }) => id !== typed.id)
  return (
    <Screen title={words.title} lead={words.lead}>
      <Entries rows={texts} empty={words.empty} className="py-4">
        {(text) => (
          <>
            <h2 className="text-16 font-[600]">{text.title}</h2>
            <p className="mt-1 form-width whitespace-pre-line">{text.text}</p>
            <div className="mt-2 flex flex-wrap items-start gap-2">
              <Disclosure label={words.change} isOpen={typed?.id === text.id}>
                <TextForm text={typed?.id === text.id ? typed : text} submit={words.save} />
              </Disclosure>
              <PostForm fields={{ id: text.id }}>
                <Confirm label={words.remove} sure={words.sure} name="do" value="remove" />
              </PostForm>
            </div>
          </>
        )}
      </Entries>
      <Panel id="new" title={words.new} isSetting>
        <TextForm key={newId} text={isNew ? typed : { id: newId, title: '', text: '' }} submit={words.add} />
      </Panel>
    </Screen>
  )
}

function TextForm({ text, submit }: { text: ReplyText; submit: string }) {
  return (
    <PostForm fields={{ id: text.id }} className="grid form-width gap-4">
      <TextField
        id={`title-${text.id}`}
        name="title"
        label={words.name}
        defaultValue={text.title}
        required
        maxLength={80}
      />
      <TextAreaField
        id={`text-${text.id}`}
        name="text"
        label={words.text}
        defaultValue={text.text}
        rows={6}
        required
        maxLength={10_000}
      />
      <SmallButton look="strong" name="do" value="save" className="justify-self-start">
        {submit}
      </SmallButton>
    </PostForm>
  )
}
