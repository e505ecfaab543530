/* A disk that turns read-only while files are open, as it does after a fault: preloaded into a server, this
 * refuses every change of files in the folder $DISK with EROFS as long as the file $DISK/read-only exists. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int refused(int fd) {
    char flag[PATH_MAX], link[64], path[PATH_MAX];
    const char *disk = getenv("DISK");
    if (!disk) return 0;
    snprintf(flag, sizeof flag, "%s/read-only", disk);
    if (access(flag, F_OK) != 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    if (strncmp(path, disk, strlen(disk)) != 0) return 0;
    errno = EROFS;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) { return refused(fd) ? -1 : REAL(pwrite)(fd, from, size, at); }
ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) { return refused(fd) ? -1 : REAL(pwrite64)(fd, from, size, at); }
ssize_t write(int fd, const void *from, size_t size) { return refused(fd) ? -1 : REAL(write)(fd, from, size); }
int ftruncate(int fd, off_t size) { return refused(fd) ? -1 : REAL(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) { return refused(fd) ? -1 : REAL(ftruncate64)(fd, size); }
