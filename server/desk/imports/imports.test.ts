import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { people as peopleTable } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../../tests/engines.ts'
import { store } from '../../../tests/stored-leads.ts'
import { aWorkbookOf } from '../../../tests/workbook.ts'
import { createPeople } from '../people.ts'
import { doPart } from './import-parts.ts'
import { createImports } from './imports.ts'

const owner = 'owner@sutradhar.example'
const file = `Name,Email,Phone,Company,Tags,Note,Stage
Asha Rao,asha@school.example,+91 98765 43210,Green School,"vip, school",Wants a demo,Talking
Meena,MEENA@known.example,+91 90000 00001,Meena Ltd,new,Met in Pune,
Ravi,not an address,,,,,
Asha again,Asha@School.example,,,,,
Caller,,9.87654E+09,,,,
Walk-in,,9000000002,,,,Won
`

onBothEngines('An import of people', (open) => {
  async function begun(text = file) {
    const database = await open()
    const people = createPeople(database)
    const imports = createImports(database, () => {})
    await store(database, { name: 'Meena Sharma', email: 'meena@known.example', company: 'Known Ltd' })
    const read = await imports.begin(owner, { name: 'people.csv', bytes: Buffer.from(text) })
    if ('problem' in read) throw new Error(read.problem)
    await imports.work()
    return { database, people, imports, id: read.id }
  }
  const everyone = (database: Database) => database.db.select().from(peopleTable).orderBy(peopleTable.name)

  test('says beforehand what would become of each line, and does nothing yet', async () => {
    const { imports, id, people } = await begun()
    expect(await imports.find(id)).toMatchObject({
      state: 'ready',
      rowCount: 6,
      columns: { name: 0, email: 1, phone: 2, company: 3, tags: 4, note: 5, stage: 6 },
      counts: { new: 2, known: 1, refused: 3, in: 0 },
    })
    expect(
      (await imports.firstRows(id)).map(({ place, outcome, problem }) => [place, outcome, problem]),
    ).toEqual([
      [2, 'new', null],
      [3, 'known', null],
      [4, 'refused', 'email'],
      [5, 'refused', 'twice'],
      [6, 'refused', 'phone-rounded'],
      [7, 'new', null],
    ])
    expect((await people.list({}, 0)).people).toHaveLength(1)
  })

  test('brings the new in, fills only what is empty of the known, and reports the rest', async () => {
    const { imports, id, people, database } = await begun()
    expect(await imports.start(owner, id)).toBe(true)
    await imports.work()
    expect(await imports.find(id)).toMatchObject({
      state: 'done',
      counts: { new: 2, known: 1, refused: 3, in: 3 },
    })
    const [asha, meena, caller] = await everyone(database)
    expect(asha).toMatchObject({
      name: 'Asha Rao',
      isEdited: true,
      country: 'IN',
      tags: ['vip', 'school'],
      status: 'talking',
      source: 'import',
      waitingSince: null,
    })
    expect(meena).toMatchObject({
      name: 'Meena Sharma',
      company: 'Known Ltd',
      phone: '+91 90000 00001',
      tags: ['new'],
    })
    expect(caller).toMatchObject({ name: 'Walk-in', email: null, status: 'won', wonAt: expect.any(Date) })
    expect(await people.findByEmail('ASHA@school.example')).toBe(asha?.id)
    expect((await people.list({ query: 'green' }, 0)).people).toMatchObject([{ id: asha?.id }])
    const notes = (await people.timeline({ id: meena?.id ?? '', email: null })).filter(
      ({ kind }) => kind === 'note',
    )
    expect(notes).toMatchObject([{ text: 'Met in Pune' }])
    const report: unknown[] = []
    for await (const rows of imports.report(id))
      report.push(...rows.map(({ cells, problem }) => [cells[0], problem]))
    expect(report).toEqual([
      ['Ravi', 'email'],
      ['Asha again', 'twice'],
      ['Caller', 'phone-rounded'],
    ])
    // What has come in stands in the file's lines no more.
    expect(
      (await database.db.execute(sql`select from people_import_rows where cells <> '{}'`)).rows,
    ).toHaveLength(3)
    expect(await imports.start(owner, id)).toBe(false)
  })

  test('is undone whole, but for those of whom something has come since', async () => {
    const { imports, id, people, database } = await begun()
    const before = await everyone(database)
    await imports.start(owner, id)
    await imports.work()
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    expect(await imports.undo(owner, id)).toBe(true)
    await imports.work()
    expect((await imports.find(id))?.state).toBe('undone')
    const left = await everyone(database)
    expect(left.map(({ name }) => name)).toEqual(['Asha Rao', 'Meena Sharma'])
    expect(left[1]).toEqual(before[0])
    expect((await people.timeline({ id: left[1]?.id ?? '', email: null })).map(({ kind }) => kind)).toEqual([
      'lead',
    ])
    expect(await imports.undo(owner, id)).toBe(false)
  })

  test('broken off in the middle goes on from there, and brings nobody twice', async () => {
    const lines = Array.from({ length: 450 }, (_, number) => `Person ${number},p${number}@many.example`)
    const { imports, id, database } = await begun(`Name,Email\n${lines.join('\n')}`)
    await database.db.execute(
      sql`update people_imports set state = 'importing', done_to = 0 where id = ${id}`,
    )
    await doPart(database)
    expect((await imports.find(id))?.counts).toMatchObject({ new: 450, in: 100 })
    // Another process, or the same one after its next start.
    await createImports(database, () => {}).work()
    expect(await imports.find(id)).toMatchObject({ state: 'done', counts: { new: 450, in: 450 } })
    expect(await everyone(database)).toHaveLength(451)
    await imports.undo(owner, id)
    await imports.work()
    expect(await everyone(database)).toHaveLength(1)
  })

  test('whoever writes while it runs is not there twice', async () => {
    const { imports, id, database, people } = await begun()
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    await imports.start(owner, id)
    await imports.work()
    expect((await people.list({ query: 'asha' }, 0)).people).toMatchObject([
      { name: 'Asha', company: 'Green School', isEdited: false },
    ])
    expect((await imports.find(id))?.counts).toEqual({ new: 1, known: 2, refused: 3, in: 3 })
  })

  test('takes the columns as the owner says, until it has begun', async () => {
    const { imports, id } = await begun('Wer,Wo\nAsha,asha@school.example\n')
    expect((await imports.find(id))?.counts).toMatchObject({ new: 0, refused: 1 })
    expect(await imports.setColumns(id, { name: 0, email: 1 })).toBe(true)
    await imports.work()
    expect(await imports.find(id)).toMatchObject({ state: 'ready', counts: { new: 1, refused: 0 } })
    await imports.start(owner, id)
    await imports.work()
    expect(await imports.setColumns(id, { name: 1 })).toBe(false)
  })

  test('of a file that cannot be read leaves nothing, and says why', async () => {
    const { imports, database } = await begun()
    expect(await imports.begin(owner, { name: 'x.csv', bytes: Buffer.from('') })).toEqual({
      problem: 'empty',
    })
    const hostile = aWorkbookOf('<row r="999999999999"><c r="ZZZZZZZZ9"><v>1</v></c></row>')
    expect(await imports.begin(owner, { name: 'x.xlsx', bytes: hostile })).toEqual({
      problem: 'broken-excel',
    })
    expect((await database.db.execute(sql`select from people_imports`)).rows).toHaveLength(1)
  })
})
