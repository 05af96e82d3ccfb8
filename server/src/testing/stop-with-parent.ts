// Imported before a Rigbay of the tests (`--import`): the channel to the process that started it closes however that one ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
