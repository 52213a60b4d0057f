#!/bin/bash
# PostgreSQL that follows PGHOST. Its first start makes a copy; a copy that was cut off is made again. A whole copy has
# standby.signal as long as it has a backup_label, which its first start removes; without both it was promoted.
set -eu
if [ ! -s "$PGDATA/global/pg_control" ] || [ -e "$PGDATA/backup_label" -a ! -e "$PGDATA/standby.signal" ]; then
  mkdir -p "$PGDATA"
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --pgdata "$PGDATA" --wal-method stream --checkpoint fast --write-recovery-conf --no-password
  chmod 700 "$PGDATA"
fi
exec docker-entrypoint.sh postgres -c hot_standby_feedback=on
