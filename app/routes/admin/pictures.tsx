import { useNavigation } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { fileLook } from '#app/features/desk/field-look.ts'
import { Entries } from '#app/features/desk/list.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { Segments } from '#app/features/desk/segments.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { siteTextWords } from '#content/en/desk/site-texts.ts'
import { fill } from '#content/fill.ts'
import { languages } from '#content/languages.ts'
import { pictureReference, shownPicture } from '#content/picture.ts'
import { line } from '#domain/fields.ts'
import { picturesIn } from '#domain/site-text.ts'
import type { Services } from '#server/services.ts'
import { maxPictureSize } from '#server/site/pictures.ts'
import type { Route } from './+types/pictures'
import { kinds, titleOf, viewChoices } from './site-text-views.ts'

const words = siteTextWords.pictures

export const meta: Route.MetaFunction = () => unlistedHead(siteTextWords.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestScope)
  const pictures = await services.pictures.list()
  const used = await whereUsed(services)
  return {
    choices: viewChoices('pictures'),
    largest: maxPictureSize,
    pictures: pictures.map(({ name, alt, width, height }) => ({
      id: name,
      alt,
      shown: shownPicture(name, { [name]: { alt, width, height } }),
      used: used.get(name) ?? [],
    })),
    ...flashOf(request, words, { before: (name) => used.get(name)?.join(', ') }),
  }
}

/** Which texts show each picture, in drafts too. */
async function whereUsed({ siteTexts }: Services): Promise<Map<string, string[]>> {
  const lists = await Promise.all(
    languages.flatMap((language) => kinds.map((kind) => siteTexts.list(kind, language))),
  )
  const uses = lists.flat().flatMap((text) =>
    [...new Set([text.content, text.shown ?? {}].flatMap(picturesIn))].map((name) => ({
      name,
      title: titleOf(text),
    })),
  )
  const byName = Map.groupBy(uses, ({ name }) => name)
  return new Map([...byName].map(([name, all]) => [name, all.map(({ title }) => title)]))
}

export const action = deskAction(
  z.object({
    do: z.enum(['add', 'describe', 'remove']),
    name: textField,
    alt: textField,
    file: z.instanceof(File).optional().catch(undefined),
  }),
  async ({ do: what, name, alt, file }, { services, owner: { email: by }, flash }) => {
    const { pictures } = services
    if (what === 'remove') {
      const used = await whereUsed(services)
      if (used.has(name)) return flash('in-use', { before: name })
      return flash((await pictures.remove(by, name)) ? 'removed' : 'gone')
    }
    const described = line(300).safeParse(alt)
    if (!described.success) return flash('no-alt')
    if (what === 'describe')
      return flash((await pictures.describe(by, name, described.data)) ? 'described' : 'gone')
    if (!file || file.size === 0) return flash('no-file')
    if (file.size > maxPictureSize) return flash('too-large')
    const added = await pictures.add(by, new Uint8Array(await file.arrayBuffer()), described.data)
    return flash('problem' in added ? added.problem : 'added')
  },
)

export default function Pictures({ loaderData: { choices, largest, pictures } }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Screen title={siteTextWords.title}>
      <div className="overflow-x-auto pb-4">
        <Segments choices={choices} />
      </div>
      <PostForm encType="multipart/form-data" className="grid form-width gap-3 border-b border-line pb-6">
        <label className="font-[600]">
          {words.file}
          <input
            type="file"
            name="file"
            required
            accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
            onChange={({ currentTarget }) =>
              currentTarget.setCustomValidity(
                (currentTarget.files?.[0]?.size ?? 0) > largest ? (words.refusals['too-large'] ?? '') : '',
              )
            }
            className={fileLook}
          />
        </label>
        <p className="text-14 text-ink-2">{words.hint}</p>
        <TextField name="alt" label={words.alt} hint={words.altHint} required maxLength={300} />
        <SmallButton look="strong" name="do" value="add" className="justify-self-start">
          {isSending ? words.uploading : words.upload}
        </SmallButton>
      </PostForm>
      <Entries rows={pictures} empty={words.empty} className="py-4">
        {({ id, alt, shown, used }) => (
          <div className="flex flex-wrap gap-4">
            {shown && (
              <img
                src={shown.src}
                alt=""
                width={160}
                height={Math.round((160 * shown.height) / shown.width)}
                loading="lazy"
                className="h-auto w-40 self-start rounded-[8px]"
              />
            )}
            <div className="min-w-0 grow basis-64">
              <PostForm fields={{ name: id }} className="grid form-width gap-2">
                <TextField
                  id={`alt-${id}`}
                  name="alt"
                  label={words.alt}
                  defaultValue={alt}
                  required
                  maxLength={300}
                />
                <div className="flex flex-wrap items-start gap-2">
                  <SmallButton name="do" value="describe">
                    {words.describe}
                  </SmallButton>
                  {used.length === 0 && (
                    <Confirm label={words.remove} sure={words.removeSure} name="do" value="remove" />
                  )}
                </div>
              </PostForm>
              <p className="mt-2 text-14 text-ink-2 wrap-anywhere">
                {words.code} <code>{`![${alt}](${pictureReference(id)})`}</code>
              </p>
              {used.length > 0 && (
                <p className="text-14 text-ink-2">{fill(words.used, { where: used.join(', ') })}</p>
              )}
            </div>
          </div>
        )}
      </Entries>
    </Screen>
  )
}
