import { expect, test } from 'vitest'
import { createClassifier, readWeights } from '#server/assistant/understand/classifier.ts'
import { readLines, type TrainingLine } from './lines.ts'
import { trainHead } from './train-head.ts'

test('a few lines more change little of what is made of all others', () => {
  const lines = readLines().needs
  const [shown, asked] = [0, 1].map((part) => lines.filter((_, at) => at % 4 === part)) as [
    TrainingLine[],
    TrainingLine[],
  ]
  const few = lines.filter((_, at) => at % 400 === 2)
  const [before, after] = [shown, [...few, ...shown]].map((learned) => {
    const classify = createClassifier({ ...readWeights(), needs: trainHead('needs', learned) })
    return asked.map(({ text }) => classify(text).needs[0]?.label)
  })
  const changed = asked.filter((_, at) => before?.[at] !== after?.[at])
  expect(changed.length / asked.length).toBeLessThan(0.02)
})
