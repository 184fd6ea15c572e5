import type { Weights } from '#server/assistant/understand/classifier.ts'
import { featurePlaces, featuresOf } from '#server/assistant/understand/features.ts'
import { type IntentId, intents } from '#server/assistant/understand/intents.ts'
import { filledLine, type Random, randomFrom, type TrainingLine } from './lines.ts'

const epochs = 6
const firstRate = 0.25
const lastRate = 0.05
/** An intent that is this sure to be right or wrong learns nothing from a line. */
const leastError = 0.01
/** A line whose intent is as sure as this is known. */
const easyError = 0.1

interface Example {
  places: Int32Array
  amounts: Float32Array
  intent: number
  /** Known by now: it is shown again only every second time. */
  isEasy: boolean
}

/** Learns which features speak for which intent: a linear softmax, with steps that shrink where much was learned. */
export function trainIntents(lines: TrainingLine[]): Weights {
  const random = randomFrom(3)
  const examples = lines.flatMap((line) => examplesOf(line, random))
  const rarity = rarityIn(examples)
  for (const { places, amounts } of examples)
    for (const [at, place] of places.entries()) amounts[at] = (amounts[at] ?? 0) * (rarity[place] ?? 0)
  const learner = createLearner(examples)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate - ((firstRate - lastRate) * epoch) / (epochs - 1)
    for (const example of shuffled(examples, random))
      if (!example.isEasy || epoch % 2 === 0) learner.learn(example, rate)
  }
  return quantised(learner, rarity)
}

const copiesOfPlaces = 3

/** The line, with other words in its places. */
function examplesOf(line: TrainingLine, random: Random): Example[] {
  const copies = line.text.includes('{') ? copiesOfPlaces : 1
  const texts = new Set(Array.from({ length: copies }, () => filledLine(line, random)))
  return [...texts].map((text) => exampleOf(text, line.intent))
}

function exampleOf(text: string, intent: IntentId): Example {
  return { ...featuresOf(text), intent: intents.indexOf(intent), isEasy: false }
}

/** What stands in every other line says little. */
function rarityIn(examples: Example[]): Float32Array {
  const counts = new Float32Array(featurePlaces)
  for (const { places } of examples) for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  return counts.map((count) => (count > 0 ? Math.min(3, Math.log(1 + examples.length / count) / 3) : 0))
}

function createLearner(examples: Example[]) {
  const size = intents.length
  const weights = new Float32Array(featurePlaces * size)
  const learned = new Float32Array(featurePlaces * size).fill(0.1)
  const biases = new Float32Array(size)
  const errors = new Float64Array(size)
  const wrong = new Int32Array(size)
  const importance = importanceOf(examples)

  function scoresOf({ places, amounts }: Example): void {
    errors.set(biases)
    for (let at = 0; at < places.length; at++) {
      const row = (places[at] as number) * size
      const amount = amounts[at] as number
      for (let intent = 0; intent < size; intent++)
        errors[intent] = (errors[intent] as number) + (weights[row + intent] as number) * amount
    }
  }

  function learn(example: Example, rate: number): void {
    scoresOf(example)
    const highest = Math.max(...errors)
    let sum = 0
    for (let intent = 0; intent < size; intent++)
      sum += errors[intent] = Math.exp((errors[intent] as number) - highest)
    let count = 0
    for (let intent = 0; intent < size; intent++) {
      const target = intent === example.intent ? 1 : 0
      const error = ((errors[intent] as number) / sum - target) * (importance[example.intent] as number)
      errors[intent] = error
      biases[intent] = (biases[intent] as number) - 0.02 * rate * error
      if (Math.abs(error) > leastError) wrong[count++] = intent
    }
    example.isEasy = Math.abs(errors[example.intent] as number) < easyError
    for (let at = 0; at < example.places.length; at++) {
      const row = (example.places[at] as number) * size
      const amount = example.amounts[at] as number
      for (let which = 0; which < count; which++) {
        const cell = row + (wrong[which] as number)
        const step = (errors[wrong[which] as number] as number) * amount
        learned[cell] = (learned[cell] as number) + step * step
        weights[cell] = (weights[cell] as number) - (rate * step) / Math.sqrt(learned[cell] as number)
      }
    }
  }

  return { weights, biases, learn }
}

/** An intent with few lines is not to be forgotten for those with many. */
function importanceOf(examples: Example[]): Float64Array {
  const counts = new Float64Array(intents.length)
  for (const { intent } of examples) counts[intent] = (counts[intent] ?? 0) + 1
  return counts.map((count) => Math.sqrt(examples.length / intents.length / Math.max(count, 1)))
}

/** Found on voices that were left out of training: then it is right as often as it says. */
const temperature = 1.4

/** One byte for each weight: a quarter of the memory, and the same answers. */
function quantised(
  { weights, biases }: Pick<ReturnType<typeof createLearner>, 'weights' | 'biases'>,
  rarity: Float32Array,
): Weights {
  const size = intents.length
  const scales = new Float32Array(featurePlaces)
  const bytes = new Int8Array(featurePlaces * size)
  for (let place = 0; place < featurePlaces; place++) {
    const row = weights.subarray(place * size, (place + 1) * size)
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    if (largest === 0) continue
    scales[place] = (largest / 127) * (rarity[place] ?? 0)
    for (const [intent, weight] of row.entries())
      bytes[place * size + intent] = Math.round((weight * 127) / largest)
  }
  return { scales, bytes, biases, temperature }
}

function shuffled<Item>(items: Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}
