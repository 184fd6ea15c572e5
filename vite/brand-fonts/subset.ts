import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export interface Cut {
  characters: string
  /** Glyphs that stay beside those of the characters; then no others come along that shaping could lead to. */
  glyphs?: ReadonlySet<number>
  /** What remains of a variable font is one place on its axes. */
  axes: Readonly<Record<string, number>>
  /** Layout features that stay; all, if none are named. */
  features?: readonly string[]
}

/** HarfBuzz’s subsetter, the part of it that is needed here; addresses are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(length: number): number
  free(address: number): void
  hb_blob_create(address: number, length: number, mode: number, data: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
}

/** The numbers of HarfBuzz’s hb-subset.h. */
const set = { droppedTables: 3, features: 6 }
const flag = { noHinting: 0x1, keepGlyphIds: 0x2, noLayoutClosure: 0x200 }
const writable = 2

/** What browsers and we have no use for: axes that are gone, and hints for screens of long ago. */
const droppedTables = ['STAT', 'gasp']

export const subsetterFile = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
let loaded: Promise<Subsetter> | undefined

/** Cuts a font down to what stays of it; both are plain TrueType. */
export function subset(font: Uint8Array, { characters, glyphs, axes, features }: Cut): Promise<Buffer> {
  return withSubsetter(font, axes, (hb, input) => {
    keepFeatures(hb, input, features)
    for (const character of characters)
      hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0)
    for (const glyph of glyphs ?? []) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
    hb.hb_subset_input_set_flags(input, flag.noHinting | (glyphs ? flag.noLayoutClosure : 0))
  })
}

/** A whole font at one place on its axes, its glyphs numbered as they were. */
export function instance(font: Uint8Array, axes: Cut['axes']): Promise<Buffer> {
  return withSubsetter(font, axes, (hb, input) => {
    keepFeatures(hb, input)
    for (const every of [hb.hb_subset_input_unicode_set(input), hb.hb_subset_input_glyph_set(input)]) {
      hb.hb_set_clear(every)
      hb.hb_set_invert(every)
    }
    hb.hb_subset_input_set_flags(input, flag.noHinting | flag.keepGlyphIds | flag.noLayoutClosure)
  })
}

async function withSubsetter(
  font: Uint8Array,
  axes: Cut['axes'],
  describe: (hb: Subsetter, input: number) => void,
): Promise<Buffer> {
  loaded ??= load()
  const hb = await loaded
  const address = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, address)
  const blob = hb.hb_blob_create(address, font.byteLength, writable, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  describe(hb, input)
  for (const table of droppedTables)
    hb.hb_set_add(hb.hb_subset_input_set(input, set.droppedTables), tag(table))
  for (const [axis, value] of Object.entries(axes))
    if (!hb.hb_subset_input_pin_axis_location(input, face, tag(axis), value))
      throw new Error(`The font has no axis “${axis}”`)
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('HarfBuzz cannot cut this font')
  const cut = hb.hb_face_reference_blob(result)
  const start = hb.hb_blob_get_data(cut, 0)
  // A copy: the memory is HarfBuzz’s, and moves when it grows.
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(cut)))
  hb.hb_blob_destroy(cut)
  hb.hb_face_destroy(result)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(face)
  hb.hb_blob_destroy(blob)
  hb.free(address)
  return bytes
}

function keepFeatures(hb: Subsetter, input: number, features?: readonly string[]): void {
  const kept = hb.hb_subset_input_set(input, set.features)
  hb.hb_set_clear(kept)
  if (features) for (const feature of features) hb.hb_set_add(kept, tag(feature))
  else hb.hb_set_invert(kept)
}

async function load(): Promise<Subsetter> {
  const { instance: module } = await WebAssembly.instantiate(await readFile(subsetterFile))
  const hb = module.exports as unknown as Subsetter
  hb._initialize()
  return hb
}

function tag(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE()
}
