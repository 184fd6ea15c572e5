import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { company } from '../content/company.ts'
import { languages } from '../content/languages.ts'
import { sharePicture } from '../content/paths.ts'
import { wordsIn } from '../content/words.ts'
import { openFont } from './brand-fonts/shaping.ts'
import { instance, subset } from './brand-fonts/subset.ts'
import { brandCharacters, headline, hindiStrong, readTypeface } from './brand-fonts/typefaces.ts'
import { cardPalette, drawCard, titleBox } from './share-images/card.ts'
import { colourIcon, drawIcons } from './share-images/icons.ts'
import { encodePalettePng } from './share-images/palette-png.ts'
import { setTitle } from './share-images/title.ts'
import { createTypesetter, type Fonts } from './share-images/typeset.ts'

/**
 * Draws the picture that a shared link to each page shows, and the site's icon in the sizes that phones ask for.
 * A picture is drawn again only when what it is drawn from has changed.
 */
export function shareImages(root: string): Plugin {
  let pictures: Promise<Map<string, Buffer>> | undefined
  const draw = () => {
    pictures ??= drawAll(root)
    return pictures
  }
  return {
    name: 'share-images',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of await draw()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, type] = /\.(png|svg)$/.exec(request.url ?? '') ?? []
        const picture = type && (await draw()).get(request.url?.slice(1) ?? '')
        if (!picture) return next()
        response.setHeader('content-type', type === 'svg' ? 'image/svg+xml' : 'image/png')
        response.end(picture)
      })
    },
  }
}

/** Every page, in every language. */
function titles(): { address: string; title: string }[] {
  return languages.flatMap((language) =>
    Object.entries(wordsIn(language).heads).map(([page, { title }]) => ({
      address: sharePicture(language, page).slice(1),
      title,
    })),
  )
}

interface Drawing {
  /** Where the site serves it, without the leading slash. */
  address: string
  svg: string
  encode(): Promise<Buffer>
}

async function drawAll(root: string): Promise<Map<string, Buffer>> {
  const folder = path.join(root, '.generated/share')
  await mkdir(folder, { recursive: true })
  const { measure, draw } = createTypesetter(await headlineFonts())
  const cards = titles().map(({ address, title }): Drawing => {
    const svg = drawCard({ title, name: company.name, set: setTitle(title, titleBox, measure), draw })
    return { address, svg, encode: async () => encodePalettePng(await renderAsync(svg), cardPalette) }
  })
  const drawing = await readFile(path.join(root, 'vite/share-images/icon.svg'), 'utf8')
  const icons = drawIcons(drawing).map(({ address, svg }): Drawing => {
    return { address, svg, encode: async () => (await renderAsync(svg)).asPng() }
  })
  const pictures = await keepIn(folder, [...cards, ...icons])
  return pictures.set('icon.svg', Buffer.from(colourIcon(drawing)))
}

/** A picture's file is named after what it was drawn from, so a file that is there is right. */
async function keepIn(folder: string, drawings: Drawing[]): Promise<Map<string, Buffer>> {
  const present = new Set(await readdir(folder))
  const pictures = drawings.map(async (drawing): Promise<[address: string, picture: Buffer]> => {
    const name = fileNameOf(drawing)
    const file = path.join(folder, name)
    if (present.delete(name)) return [drawing.address, await readFile(file)]
    const picture = await drawing.encode()
    await writeFile(file, picture)
    return [drawing.address, picture]
  })
  const outdated = [...present].filter((name) => name.endsWith('.png'))
  await Promise.all(outdated.map((name) => rm(path.join(folder, name))))
  return new Map(await Promise.all(pictures))
}

function fileNameOf({ address, svg }: Drawing): string {
  const fingerprint = createHash('sha256').update(svg).update(cardPalette.join()).digest('hex').slice(0, 16)
  return `${address.slice(0, -'.png'.length).replaceAll('/', '-')}-${fingerprint}.png`
}

/** The brand's typeface as headlines use it. Of Devanagari everything: what is drawn once has no size. */
async function headlineFonts(): Promise<Fonts> {
  const latin = await subset(await readTypeface('latin'), { characters: brandCharacters, axes: headline })
  const devanagari = await instance(await readTypeface('devanagari'), hindiStrong)
  return { latin: openFont(latin), devanagari: openFont(devanagari) }
}
