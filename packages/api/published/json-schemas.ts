import type * as z from 'zod'
import { configFile } from '../files/config-file.ts'
import { deployFile } from '../files/deploy-file.ts'
import { toJsonSchema, type JsonSchema } from '../to-json-schema.ts'

const publish = (schema: z.core.$ZodType, id: string, title: string): JsonSchema => {
  const { $schema, ...rest } = toJsonSchema(schema)
  return { $schema, $id: id, title, ...rest }
}

export const createDeployJsonSchema = (origin: string): JsonSchema =>
  publish(deployFile, `${origin}/schemas/deploy.schema.json`, 'deploy.yml')

export const createConfigJsonSchema = (origin: string): JsonSchema =>
  publish(configFile, `${origin}/schemas/config.schema.json`, 'config.json')
