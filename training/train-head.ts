import type { HeadWeights } from '#server/assistant/understand/classifier.ts'
import { featuresOf } from '#server/assistant/understand/features.ts'
import { type HeadId, heads } from '#server/assistant/understand/labels.ts'
import { chanceOf, filledLine, type Random, type TrainingLine } from './lines.ts'

const epochs = 4
const firstRate = 0.25
const lastRate = 0.05
/** From here on weights count as they are on average, so that it does not matter which lines came last. */
const firstAveraged = 1
/** No line is to make its label surer than this: with less to learn of one line, more is learned of all. */
const sureEnough = 0.9
/** A label that is this sure to be right or wrong learns nothing from a line. */
const leastError = 0.01
/** A line whose label is as sure as this is known. */
const easyError = 0.1

interface Example {
  places: Int32Array
  amounts: Float32Array
  label: number
  /** When its turn comes is its own chance: a line more moves none of the others. */
  chance: Random
  /** Known by now: it is shown again only every second time. */
  isEasy: boolean
}

/** Learns which features speak for which label: a linear softmax, with steps that shrink where much was learned. */
export function trainHead(head: HeadId, lines: TrainingLine[]): HeadWeights {
  const { places: placeCount, labels }: { places: number; labels: readonly string[] } = heads[head]
  const examples = lines.flatMap((line) => examplesOf(line, labels.indexOf(line.label), placeCount))
  const rarity = rarityIn(examples, placeCount)
  for (const { places, amounts } of examples)
    for (const [at, place] of places.entries()) amounts[at] = (amounts[at] ?? 0) * (rarity[place] ?? 0)
  const learner = createLearner(examples, placeCount, labels.length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate - ((firstRate - lastRate) * epoch) / (epochs - 1)
    if (epoch === firstAveraged) learner.startAveraging()
    for (const example of shuffled(examples))
      if (!example.isEasy || epoch % 2 === 0) learner.learn(example, rate)
  }
  return quantised(learner.averaged(), rarity, labels.length)
}

const copiesOfPlaces = 3

/** The line, with other words in its places. */
function examplesOf(line: TrainingLine, label: number, placeCount: number): Example[] {
  const chance = chanceOf(line)
  const copies = line.text.includes('{') ? copiesOfPlaces : 1
  const texts = new Set(Array.from({ length: copies }, () => filledLine(line, chance)))
  return [...texts].map((text) => {
    const { places, amounts } = featuresOf(text)
    return { places: places.map((place) => place & (placeCount - 1)), amounts, label, chance, isEasy: false }
  })
}

/** What stands in every other line says little. */
function rarityIn(examples: Example[], placeCount: number): Float32Array {
  const counts = new Float32Array(placeCount)
  for (const { places } of examples) for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  return counts.map((count) => (count > 0 ? Math.min(3, Math.log(1 + examples.length / count) / 3) : 0))
}

interface LearnedWeights {
  weights: Float32Array
  biases: Float32Array
}

function createLearner(examples: Example[], placeCount: number, size: number) {
  const weights = new Float32Array(placeCount * size)
  const learned = new Float32Array(placeCount * size).fill(0.1)
  const biases = new Float32Array(size)
  // Every change times how many lines had been seen: what the average is behind the weights, once divided by all of them.
  const weightLags = new Float32Array(placeCount * size)
  const biasLags = new Float32Array(size)
  let isAveraging = false
  let seen = 0
  const errors = new Float64Array(size)
  const wrong = new Int32Array(size)
  const importance = importanceOf(examples, size)

  function scoresOf({ places, amounts }: Example): void {
    errors.set(biases)
    for (let at = 0; at < places.length; at++) {
      const row = (places[at] as number) * size
      const amount = amounts[at] as number
      for (let label = 0; label < size; label++)
        errors[label] = (errors[label] as number) + (weights[row + label] as number) * amount
    }
  }

  function learn(example: Example, rate: number): void {
    if (isAveraging) seen++
    scoresOf(example)
    const highest = Math.max(...errors)
    let sum = 0
    for (let label = 0; label < size; label++)
      sum += errors[label] = Math.exp((errors[label] as number) - highest)
    let count = 0
    for (let label = 0; label < size; label++) {
      const target = label === example.label ? sureEnough : (1 - sureEnough) / (size - 1)
      const error = ((errors[label] as number) / sum - target) * (importance[example.label] as number)
      errors[label] = error
      const change = -0.02 * rate * error
      biases[label] = (biases[label] as number) + change
      biasLags[label] = (biasLags[label] as number) + seen * change
      if (Math.abs(error) > leastError) wrong[count++] = label
    }
    example.isEasy = Math.abs(errors[example.label] as number) < easyError
    for (let at = 0; at < example.places.length; at++) {
      const row = (example.places[at] as number) * size
      const amount = example.amounts[at] as number
      for (let which = 0; which < count; which++) {
        const cell = row + (wrong[which] as number)
        const step = (errors[wrong[which] as number] as number) * amount
        learned[cell] = (learned[cell] as number) + step * step
        const change = -(rate * step) / Math.sqrt(learned[cell] as number)
        weights[cell] = (weights[cell] as number) + change
        if (isAveraging) weightLags[cell] = (weightLags[cell] as number) + seen * change
      }
    }
  }

  return {
    learn,
    startAveraging: () => {
      isAveraging = true
    },
    averaged: (): LearnedWeights => ({
      weights: weights.map((weight, cell) => weight - (weightLags[cell] as number) / seen),
      biases: biases.map((bias, label) => bias - (biasLags[label] as number) / seen),
    }),
  }
}

/** A label with few lines is not to be forgotten for those with many. */
function importanceOf(examples: Example[], size: number): Float64Array {
  const counts = new Float64Array(size)
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  return counts.map((count) => Math.sqrt(examples.length / size / Math.max(count, 1)))
}

const mostSteps = 7

/** Half a byte for each weight: an eighth of the memory, and the same answers. */
function quantised({ weights, biases }: LearnedWeights, rarity: Float32Array, size: number): HeadWeights {
  const scales = new Float32Array(rarity.length)
  const steps = new Int8Array(rarity.length * size)
  for (let place = 0; place < rarity.length; place++) {
    const row = weights.subarray(place * size, (place + 1) * size)
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    if (largest === 0) continue
    scales[place] = (largest / mostSteps) * (rarity[place] ?? 0)
    for (const [label, weight] of row.entries())
      steps[place * size + label] = Math.round((weight * mostSteps) / largest)
  }
  return { scales, steps, biases }
}

function shuffled(examples: Example[]): Example[] {
  return examples
    .map((example) => ({ example, turn: example.chance() }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ example }) => example)
}
