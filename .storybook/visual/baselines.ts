import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { decode, digest, encode, retell, type Picture } from './picture.ts'

/** Where a picture lies: its digest as the browser gave it, its size, and packed pairs that say from which row of the sheet, and how many. */
interface Place {
  digest: string
  width: number
  height: number
  rows: string
  /** The mode by whose picture this one is told. */
  by?: string
}
/** The pictures of one component, by mode and story. */
type Index = Record<string, Record<string, Place>>
type Pictures = Map<string, { digest: string; picture: Picture }>

/** A picture to be agreed on. */
export interface Accepted {
  id: string
  mode: string
  png: Buffer
}

/** WebP ends at 16,383 rows. */
const most = 16_000
/** The dark and the forced-colours picture say again what stands in the light one. */
const tellerOf = (mode: string) => (/^(dark|forced)-/.test(mode) ? mode.replace(/^\w+/, 'light') : undefined)
/** A picture is cut into strips of this width: more rows are alike in 320 px than in 1,280. */
const stripOf = (width: number) => (width % 320 === 0 ? 320 : width)
const pack = (rows: readonly number[]) => brotliCompressSync(JSON.stringify(rows)).toString('base64')
const unpack = (rows: string) => JSON.parse(brotliDecompressSync(Buffer.from(rows, 'base64')).toString()) as number[]
const split = (id: string) => id.split('--') as [component: string, story: string]

/**
 * The agreed pictures, as they lie in git. The stories of a component look much alike, so a component has one sheet for each mode: it
 * holds every different row of pixels once, and a list says which rows make which picture. Other themes are told by the light one. That
 * is a third of single files.
 */
export function openBaselines(folder: string) {
  const read = (component: string): Index => {
    const file = join(folder, `${component}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : {}
  }
  const indexes = new Map(globSync('*.json', { cwd: folder }).map((file) => file.slice(0, -'.json'.length)).map((name) => [name, read(name)]))
  const sheets = new Map<string, Promise<Picture>>()

  const sheetFiles = (component: string, mode: string) => globSync(`${component}.${mode}.[1-9].webp`, { cwd: folder }).map((file) => join(folder, file)).sort()
  function sheetOf(component: string, mode: string): Promise<Picture> {
    const name = `${component}.${mode}`
    if (!sheets.has(name)) sheets.set(name, Promise.all(sheetFiles(component, mode).map((file) => decode(readFileSync(file)))).then(stack))
    return sheets.get(name)!
  }
  async function picture(id: string, mode: string): Promise<Picture> {
    const [component, story] = split(id)
    const sheet = await sheetOf(component, mode)
    const { width, height, rows: packed, by } = indexes.get(component)![mode]![story]!
    const rows = unpack(packed)
    const strip = sheet.width * 3
    const data = Buffer.alloc(width * height * 3)
    let at = 0
    for (let pair = 0; pair < rows.length; pair += 2) {
      for (let row = rows[pair]!; row < rows[pair]! + rows[pair + 1]!; row++, at++) {
        sheet.data.copy(data, (at % height) * width * 3 + Math.floor(at / height) * strip, row * strip, (row + 1) * strip)
      }
    }
    return by ? retell(await picture(id, by), { width, height, data }, 'told') : { width, height, data }
  }

  async function writeSheet(component: string, mode: string, pictures: Pictures, tellers: Pictures | undefined) {
    for (const file of sheetFiles(component, mode)) rmSync(file)
    sheets.delete(`${component}.${mode}`)
    const known = new Map<string, number>()
    const unique: Buffer[] = []
    const places: Record<string, Place> = {}
    let strip = 0
    for (const [story, { digest, picture }] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const teller = tellers?.get(story)?.picture
      const told = teller?.height === picture.height
      const { width, height, data } = told ? retell(teller, picture, 'plain') : picture
      const rows: number[] = []
      strip = stripOf(width)
      for (let at = 0; at < (width / strip) * height; at++) {
        const start = ((at % height) * width + Math.floor(at / height) * strip) * 3
        const row = data.subarray(start, start + strip * 3)
        const name = row.toString('latin1')
        const place = known.get(name) ?? unique.push(row) - 1
        known.set(name, place)
        const next = rows.length ? rows.at(-2)! + rows.at(-1)! : -1
        if (next === place) rows[rows.length - 1]!++
        else rows.push(place, 1)
      }
      places[story] = { digest, width, height, rows: pack(rows), ...(told ? { by: tellerOf(mode)! } : {}) }
    }
    for (let part = 0; part * most < unique.length; part++) {
      const rows = unique.slice(part * most, (part + 1) * most)
      const file = join(folder, `${component}.${mode}.${part + 1}.webp`)
      writeFileSync(file, await encode({ width: strip, height: rows.length, data: Buffer.concat(rows) }))
    }
    return places
  }

  return {
    /** The digest of an agreed picture, if there is one. */
    digest: (id: string, mode: string): string | undefined => indexes.get(split(id)[0])?.[mode]?.[split(id)[1]]?.digest,
    /** True for a picture that is the agreed one to the last byte. */
    isExactly: (id: string, mode: string, png: Buffer) => indexes.get(split(id)[0])?.[mode]?.[split(id)[1]]?.digest === digest(png),
    picture,
    /** Every agreed picture, as `id mode`. */
    names: () =>
      [...indexes].flatMap(([component, index]) =>
        Object.entries(index).flatMap(([mode, stories]) => Object.keys(stories).map((story) => `${component}--${story} ${mode}`)),
      ),
    /** How many bytes lie in the folder. */
    bytes: () => globSync('*', { cwd: folder }).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    /** Takes pictures in, and throws away those that are named as `id mode`. */
    async accept(taken: readonly Accepted[], gone: readonly string[] = []) {
      mkdirSync(folder, { recursive: true })
      const changed = new Map<string, Set<string>>()
      for (const name of [...taken.map(({ id, mode }) => `${id} ${mode}`), ...gone]) {
        const [id, mode] = name.split(' ') as [string, string]
        const [component] = split(id)
        changed.set(component, (changed.get(component) ?? new Set()).add(mode))
      }
      for (const [component, modes] of changed) {
        const index = indexes.get(component) ?? {}
        for (const mode of Object.keys(index)) if (modes.has(tellerOf(mode) ?? '')) modes.add(mode)
        const pictures = new Map<string, Pictures>()
        for (const mode of new Set([...modes, ...[...modes].flatMap((mode) => tellerOf(mode) ?? [])])) {
          const here: Pictures = new Map()
          pictures.set(mode, here)
          for (const [story, place] of Object.entries(index[mode] ?? {})) {
            const id = `${component}--${story}`
            if (!gone.includes(`${id} ${mode}`)) here.set(story, { digest: place.digest, picture: await picture(id, mode) })
          }
          for (const { id, png } of taken.filter((one) => one.mode === mode && split(one.id)[0] === component)) {
            here.set(split(id)[1], { digest: digest(png), picture: await decode(png) })
          }
        }
        for (const mode of modes) {
          index[mode] = await writeSheet(component, mode, pictures.get(mode)!, pictures.get(tellerOf(mode) ?? ''))
          if (pictures.get(mode)!.size === 0) delete index[mode]
        }
        const file = join(folder, `${component}.json`)
        if (Object.keys(index).length === 0) rmSync(file, { force: true })
        else writeFileSync(file, `${JSON.stringify(index, null, 1)}\n`)
        indexes.set(component, index)
      }
    },
  }
}

const stack = (pictures: readonly Picture[]): Picture => ({
  width: pictures[0]?.width ?? 0,
  height: pictures.reduce((sum, { height }) => sum + height, 0),
  data: Buffer.concat(pictures.map(({ data }) => data)),
})
