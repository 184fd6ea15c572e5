import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { sourceFolder } from '#server/db/source-folder.ts'
import { type FeatureVector, featuresOf } from './features.ts'
import { type HeadId, headIds, heads, type LabelOf } from './labels.ts'

export interface Guess<Label extends string> {
  label: Label
  /** From 0 to 1, and as often right as it says. */
  confidence: number
}

/** What a message may mean, need and ask for, the likeliest first. */
export type Impression = { [Head in HeadId]: Guess<LabelOf<Head>>[] }
export type Classify = (text: string) => Impression

/**
 * The weights of a head are half a byte for each place and label, a scale for each place, and one number for each label
 * that holds without any feature. The build makes them from the lines in `training/`.
 */
export interface HeadWeights {
  scales: Float32Array
  /** From -7 to 7. */
  steps: Int8Array
  biases: Float32Array
}
export type Weights = Record<HeadId, HeadWeights>

const shown = 12

export function createClassifier(weights: Weights): Classify {
  return (text) => {
    const vector = featuresOf(text)
    const guesses = headIds.map((head) => [head, guess(vector, weights[head], heads[head])])
    return Object.fromEntries(guesses) as Impression
  }
}

function guess<Label extends string>(
  { places, amounts }: FeatureVector,
  { scales, steps, biases }: HeadWeights,
  {
    labels,
    places: placeCount,
    temperature,
  }: { labels: readonly Label[]; places: number; temperature: number },
): Guess<Label>[] {
  const scores = Float64Array.from(biases)
  for (let at = 0; at < places.length; at++) {
    const place = (places[at] as number) & (placeCount - 1)
    const row = place * labels.length
    const amount = (amounts[at] as number) * (scales[place] as number)
    for (let label = 0; label < labels.length; label++)
      scores[label] = (scores[label] as number) + (steps[row + label] as number) * amount
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - highest) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, at) => ({ label, confidence: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, shown)
}

export const weightsFile = '.generated/classifier.bin'

export function readWeights(): Weights {
  const file = inflateSync(readFileSync(path.join(sourceFolder('.generated'), path.basename(weightsFile))))
  let start = 0
  const heads = headIds.map((head) => {
    const { weights, length } = unpackHead(file.subarray(start), head)
    start += length
    return [head, weights]
  })
  return Object.fromEntries(heads) as Weights
}

export function packWeights(weights: Weights): Buffer {
  return deflateSync(Buffer.concat(headIds.map((head) => packHead(weights[head]))))
}

function packHead({ scales, steps, biases }: HeadWeights): Buffer {
  const numbers = [biases, scales].map((part) => Buffer.from(part.buffer))
  const halves = new Uint8Array(steps.length / 2).map(
    (_, at) => (((steps[2 * at] ?? 0) + 8) << 4) | ((steps[2 * at + 1] ?? 0) + 8),
  )
  return Buffer.concat([...numbers, halves])
}

function unpackHead(file: Buffer, head: HeadId): { weights: HeadWeights; length: number } {
  const { labels, places } = heads[head]
  const floatCount = labels.length + places
  const stepCount = places * labels.length
  const numbers = new Float32Array(new Uint8Array(file.subarray(0, floatCount * 4)).buffer)
  const halves = file.subarray(floatCount * 4, floatCount * 4 + stepCount / 2)
  const steps = new Int8Array(stepCount)
  for (let at = 0; at < halves.length; at++) {
    const both = halves[at] as number
    steps[2 * at] = (both >> 4) - 8
    steps[2 * at + 1] = (both & 15) - 8
  }
  const weights = {
    biases: numbers.subarray(0, labels.length),
    scales: numbers.subarray(labels.length),
    steps,
  }
  return { weights, length: floatCount * 4 + stepCount / 2 }
}
