import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { packWeights, weightsFile } from '../server/assistant/understand/classifier.ts'
import { heads } from '../server/assistant/understand/labels.ts'
import { readLines } from '../training/lines.ts'
import { train } from '../training/train.ts'

/** Trains the assistant's classifier, unless nothing that it learns from or by has changed. It takes about a minute. */
export function trainedClassifier(root: string): Plugin {
  return {
    name: 'trained-classifier',
    async config() {
      const target = path.join(root, weightsFile)
      const recipeFile = `${target}.recipe`
      const recipe = await recipeIn(root)
      if (existsSync(target) && (await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, packWeights(await train()))
      await writeFile(recipeFile, recipe)
    },
  }
}

/** What makes features of a text, and weights of those; labels are among `heads`. */
const code = [
  'training/*.ts',
  'server/assistant/understand/{classifier,dictionary,features,spelling}.{ts,txt}',
]

async function recipeIn(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([heads, readLines()]))
  for (const file of globSync(code, { cwd: root }).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}
