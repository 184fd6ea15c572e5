import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFolder } from '#server/db/source-folder.ts'
import { featurePlaces, featuresOf } from './features.ts'
import { type IntentId, intents } from './intents.ts'

export interface Meaning {
  intent: IntentId
  /** From 0 to 1, and as often right as it says. */
  confidence: number
}

/** What a message may mean, the likeliest first. */
export type Classify = (text: string) => Meaning[]

/**
 * The weights are a byte for each feature and intent, a scale for each feature, one number for each intent that holds
 * without any feature, and how sure the classifier is of itself. They are made by the build from `training/lines/`.
 */
export interface Weights {
  scales: Float32Array
  bytes: Int8Array
  biases: Float32Array
  temperature: number
}

const shown = 3

export function createClassifier({ scales, bytes, biases, temperature }: Weights): Classify {
  return (text) => {
    const { places, amounts } = featuresOf(text)
    const scores = Float64Array.from(biases)
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number
      const row = place * intents.length
      const amount = (amounts[at] as number) * (scales[place] as number)
      for (let intent = 0; intent < intents.length; intent++)
        scores[intent] = (scores[intent] as number) + (bytes[row + intent] as number) * amount
    }
    const highest = Math.max(...scores)
    const powers = scores.map((score) => Math.exp((score - highest) / temperature))
    const sum = powers.reduce((total, power) => total + power, 0)
    return intents
      .map((intent, at) => ({ intent, confidence: (powers[at] ?? 0) / sum }))
      .sort((one, other) => other.confidence - one.confidence)
      .slice(0, shown)
  }
}

export const weightsFile = '.generated/intents.bin'

export function readWeights(): Weights {
  const file = readFileSync(path.join(sourceFolder('.generated'), path.basename(weightsFile)))
  return unpackWeights(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
}

export function packWeights({ scales, bytes, biases, temperature }: Weights): Buffer {
  const numbers = [new Float32Array([temperature]), biases, scales]
  return Buffer.concat(
    [...numbers, bytes].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  )
}

function unpackWeights(file: ArrayBuffer): Weights {
  const floats = 1 + intents.length + featurePlaces
  const numbers = new Float32Array(file, 0, floats)
  return {
    temperature: numbers[0] ?? 1,
    biases: numbers.subarray(1, 1 + intents.length),
    scales: numbers.subarray(1 + intents.length),
    bytes: new Int8Array(file, floats * 4, featurePlaces * intents.length),
  }
}
