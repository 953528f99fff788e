import { CommonConfig, readConfig } from '@formwright/kit/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({ ...CommonConfig })
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
