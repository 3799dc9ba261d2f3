; ModuleID = '-'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S0 = type { i32, i32, i8, i64 }

@g_3 = internal unnamed_addr global [1 x [8 x [9 x i32]]] [[8 x [9 x i32]] [[9 x i32] [i32 -1609074790, i32 5, i32 838523597, i32 5, i32 -1609074790, i32 0, i32 -1, i32 -1, i32 1047907157], [9 x i32] [i32 -2070186258, i32 5, i32 0, i32 1047907157, i32 85901069, i32 1145052443, i32 -680729434, i32 1145052443, i32 85901069], [9 x i32] [i32 -1, i32 85901069, i32 85901069, i32 -1, i32 1, i32 0, i32 838523597, i32 -680729434, i32 -10], [9 x i32] [i32 -1, i32 -8, i32 3, i32 0, i32 -10, i32 1, i32 1, i32 -10, i32 0], [9 x i32] [i32 -2070186258, i32 1145052443, i32 -2070186258, i32 3, i32 1, i32 -680729434, i32 1047907157, i32 1392910030, i32 0], [9 x i32] [i32 -1609074790, i32 1, i32 1392910030, i32 -1, i32 -10, i32 -1609074790, i32 -10, i32 -1, i32 1392910030], [9 x i32] [i32 838523597, i32 838523597, i32 1047907157, i32 -8, i32 -2070186258, i32 1, i32 1392910030, i32 -1, i32 -10], [9 x i32] [i32 5, i32 -680729434, i32 -1609074790, i32 838523597, i32 3, i32 3, i32 838523597, i32 -1609074790, i32 -680729434]]], align 16
@g_47 = internal global i32 1803954995, align 4
@g_55 = internal constant %struct.S0 { i32 2012567849, i32 -6, i8 44, i64 -7677745109417213667 }, align 8
@g_56 = internal global %struct.S0 { i32 1, i32 -9, i8 1, i64 1 }, align 8
@g_80 = internal unnamed_addr global [7 x [8 x i16]] [[8 x i16] [i16 -26912, i16 -5903, i16 -26912, i16 1, i16 -1, i16 -5, i16 -815, i16 -815], [8 x i16] [i16 -815, i16 -22944, i16 835, i16 835, i16 -22944, i16 -815, i16 -1, i16 23601], [8 x i16] [i16 -815, i16 2, i16 760, i16 -22944, i16 -1, i16 -22944, i16 760, i16 2], [8 x i16] [i16 -26912, i16 760, i16 -5, i16 -22944, i16 23601, i16 1, i16 1, i16 23601], [8 x i16] [i16 835, i16 23601, i16 23601, i16 835, i16 -26912, i16 2, i16 1, i16 -815], [8 x i16] [i16 760, i16 835, i16 -5, i16 1, i16 -5, i16 835, i16 760, i16 -1], [8 x i16] [i16 -5, i16 835, i16 760, i16 -1, i16 2, i16 2, i16 -1, i16 760]], align 16
@g_96 = internal unnamed_addr global i1 false, align 1
@g_99 = internal global i64 -7233414896616177457, align 8
@g_116 = internal unnamed_addr constant [9 x [3 x i64]] [[3 x i64] [i64 -4072418148832271260, i64 -7174411948226132866, i64 -7174411948226132866], [3 x i64] [i64 -7174411948226132866, i64 -1, i64 1478441932260606980], [3 x i64] [i64 -4072418148832271260, i64 -1, i64 -4072418148832271260], [3 x i64] [i64 -1, i64 -7174411948226132866, i64 1478441932260606980], [3 x i64] [i64 -1, i64 -1, i64 -7174411948226132866], [3 x i64] [i64 -4072418148832271260, i64 -7174411948226132866, i64 -7174411948226132866], [3 x i64] [i64 -7174411948226132866, i64 -1, i64 1478441932260606980], [3 x i64] [i64 -4072418148832271260, i64 -1, i64 -4072418148832271260], [3 x i64] [i64 -1, i64 -7174411948226132866, i64 1478441932260606980]], align 16
@g_149 = internal global %struct.S0 { i32 411778014, i32 0, i8 -121, i64 7476363793351130818 }, align 8
@g_189 = internal global i16 -8, align 2
@g_190 = internal global i16 15516, align 2
@g_251 = internal global %struct.S0 { i32 -1234962847, i32 737185227, i8 -112, i64 491879894962236026 }, align 8
@g_265 = internal global [5 x [8 x i32]] [[8 x i32] [i32 234617219, i32 -1527974447, i32 222625820, i32 -7, i32 -7, i32 222625820, i32 -1527974447, i32 234617219], [8 x i32] [i32 -1527974447, i32 -2022395300, i32 234617219, i32 6, i32 234617219, i32 -2022395300, i32 -1527974447, i32 -1527974447], [8 x i32] [i32 -2022395300, i32 6, i32 222625820, i32 222625820, i32 6, i32 -2022395300, i32 -7, i32 -2022395300], [8 x i32] [i32 6, i32 -2022395300, i32 -7, i32 -2022395300, i32 6, i32 222625820, i32 222625820, i32 6], [8 x i32] [i32 -2022395300, i32 -1527974447, i32 -1527974447, i32 -2022395300, i32 234617219, i32 6, i32 234617219, i32 -2022395300]], align 16
@g_266 = internal global %struct.S0 { i32 -1, i32 -8, i8 -1, i64 -4376395990876096565 }, align 8
@g_280 = internal global %struct.S0 { i32 -1, i32 1804846455, i8 -37, i64 1 }, align 8
@g_287 = internal global %struct.S0 { i32 -1079724421, i32 1506298287, i8 -76, i64 2569925729334918196 }, align 8
@g_289 = internal global %struct.S0 { i32 -708505175, i32 914605865, i8 -86, i64 -3463583665175308621 }, align 8
@g_468 = internal global %struct.S0 { i32 -955461580, i32 -866131788, i8 1, i64 -3 }, align 8
@g_515 = internal global i32 -3, align 4
@g_553 = internal global %struct.S0 { i32 -736133362, i32 0, i8 43, i64 1 }, align 8
@g_576 = internal unnamed_addr global i1 false, align 4
@g_577 = internal global %struct.S0 { i32 1890330520, i32 0, i8 7, i64 0 }, align 8
@g_620 = internal global %struct.S0 { i32 1, i32 -1, i8 -5, i64 -76643503431736992 }, align 8
@g_662 = internal global %struct.S0 { i32 -1, i32 -1, i8 0, i64 -6382056301589442199 }, align 8
@g_759 = internal global %struct.S0 { i32 -7, i32 -1952550335, i8 1, i64 -1 }, align 8
@crc32_context = internal unnamed_addr global i32 5381, align 4
@g_467 = internal global i8*** getelementptr inbounds ([1 x i8**], [1 x i8**]* @g_342, i64 0, i64 0), align 8
@g_343 = internal global i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_287, i64 0, i32 2), align 8
@g_229 = internal global i64* @g_99, align 8
@g_326 = internal global i32*** @g_327, align 8
@g_327 = internal global i32** @g_328, align 8
@__const.func_1.l_712 = private unnamed_addr constant [8 x i64**] [i64** @g_229, i64** @g_229, i64** @g_229, i64** @g_229, i64** @g_229, i64** @g_229, i64** @g_229, i64** @g_229], align 16
@g_269 = internal global i16* @g_190, align 8
@g_686 = internal global i64* null, align 8
@g_367 = internal constant i32** @g_328, align 8
@g_714 = internal global i64**** getelementptr inbounds ([2 x i64***], [2 x i64***]* @g_715, i64 0, i64 0), align 8
@g_58 = internal global i32* @g_47, align 8
@g_342 = internal global [1 x i8**] [i8** @g_343], align 8
@g_328 = internal global i32* getelementptr inbounds ([5 x [8 x i32]], [5 x [8 x i32]]* @g_265, i64 0, i64 0, i64 5), align 8
@g_715 = internal global [2 x i64***] [i64*** @g_716, i64*** @g_716], align 16
@g_716 = internal global i64** @g_229, align 8
@.str.82 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.S0, align 8
  %2 = alloca %struct.S0, align 8
  %3 = alloca [8 x i64**], align 16
  %4 = bitcast %struct.S0* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = bitcast %struct.S0* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  store i32 -1, i32* getelementptr inbounds ([1 x [8 x [9 x i32]]], [1 x [8 x [9 x i32]]]* @g_3, i64 0, i64 0, i64 6, i64 3), align 4, !tbaa !5
  store i1 true, i1* @g_576, align 4
  %6 = load volatile i8***, i8**** @g_467, align 8, !tbaa !9
  %7 = load i8**, i8*** %6, align 8, !tbaa !9
  %8 = load i8*, i8** %7, align 8, !tbaa !9
  %9 = load i8, i8* %8, align 1, !tbaa !11
  %10 = sext i8 %9 to i32
  %11 = load i16, i16* getelementptr inbounds ([7 x [8 x i16]], [7 x [8 x i16]]* @g_80, i64 0, i64 0, i64 3), align 2, !tbaa !12
  %12 = and i16 %11, -22818
  store i16 %12, i16* getelementptr inbounds ([7 x [8 x i16]], [7 x [8 x i16]]* @g_80, i64 0, i64 0, i64 3), align 2, !tbaa !12
  %13 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_289, i64 0, i32 0), align 8, !tbaa !14
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = icmp sgt i32 %10, %15
  %17 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_287, i64 0, i32 2), align 8, !tbaa !17
  %18 = sext i8 %17 to i32
  %19 = sext i1 %16 to i32
  %20 = zext i1 %16 to i32
  %21 = icmp ugt i8 %17, 15
  %22 = lshr i32 32767, %18
  %23 = icmp ult i32 %22, %20
  %24 = select i1 %21, i1 true, i1 %23
  %25 = select i1 %24, i32 0, i32 %18
  %26 = shl i32 %19, %25
  %27 = trunc i32 %26 to i8
  %28 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 2), align 8, !tbaa !17
  %29 = or i8 %28, %27
  store i8 %29, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 2), align 8, !tbaa !17
  %30 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 0), align 8, !tbaa !14
  %31 = icmp ugt i32 %30, 6
  br i1 %31, label %76, label %32

32:                                               ; preds = %0
  %33 = bitcast %struct.S0* %2 to i8*
  %34 = bitcast %struct.S0* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %34, i8* align 8 bitcast (%struct.S0* @g_620 to i8*), i64 24, i1 true) #4, !tbaa.struct !18
  %35 = load i32*, i32** @g_328, align 8, !tbaa !9
  store i16 0, i16* getelementptr inbounds ([7 x [8 x i16]], [7 x [8 x i16]]* @g_80, i64 0, i64 0, i64 3), align 2, !tbaa !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %33, i8* align 8 bitcast (%struct.S0* @g_662 to i8*), i64 24, i1 true) #4, !tbaa.struct !18
  %36 = load i32, i32* %35, align 4, !tbaa !5
  %37 = load i32, i32* getelementptr inbounds ([5 x [8 x i32]], [5 x [8 x i32]]* @g_265, i64 0, i64 1, i64 0), align 16, !tbaa !5
  %38 = icmp ne i32 %36, 0
  %39 = icmp ne i32 %30, 0
  %40 = select i1 %38, i1 true, i1 %39
  %41 = zext i1 %40 to i8
  store i8 %41, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 2), align 8, !tbaa !11
  %42 = bitcast [8 x i64**]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %42) #4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %42, i8* noundef nonnull align 16 dereferenceable(64) bitcast ([8 x i64**]* @__const.func_1.l_712 to i8*), i64 64, i1 false) #4
  %43 = getelementptr inbounds [8 x i64**], [8 x i64**]* %3, i64 0, i64 3
  store i1 true, i1* @g_96, align 1
  %44 = load volatile i16*, i16** @g_269, align 8, !tbaa !9
  %45 = load volatile i16, i16* %44, align 2, !tbaa !12
  %46 = load volatile i64*, i64** @g_686, align 8, !tbaa !9
  %47 = trunc i32 %37 to i8
  %48 = sub i8 0, %47
  store i8 %48, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 2), align 8, !tbaa !11
  store i32 1, i32* getelementptr inbounds ([1 x [8 x [9 x i32]]], [1 x [8 x [9 x i32]]]* @g_3, i64 0, i64 0, i64 6, i64 3), align 4, !tbaa !5
  store i32 0, i32* @g_47, align 4, !tbaa !5
  br label %51

49:                                               ; preds = %51
  store i32 %57, i32* @g_47, align 4, !tbaa !5
  %50 = icmp eq i32 %57, 7
  br i1 %50, label %58, label %51, !llvm.loop !20

51:                                               ; preds = %49, %32
  %52 = phi i32 [ 0, %32 ], [ %57, %49 ]
  %53 = load volatile i32**, i32*** @g_367, align 8, !tbaa !9
  %54 = load i32*, i32** %53, align 8, !tbaa !9
  %55 = load i32, i32* %54, align 4, !tbaa !5
  %56 = icmp eq i32 %55, 0
  %57 = add nuw nsw i32 %52, 1
  br i1 %56, label %49, label %58

58:                                               ; preds = %51, %49
  %59 = load volatile i64****, i64***** @g_714, align 8, !tbaa !9
  store i64*** %43, i64**** %59, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %42) #4
  %60 = load volatile i32*, i32** @g_58, align 8, !tbaa !9
  %61 = load i32, i32* %60, align 4, !tbaa !5
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %70, label %63

63:                                               ; preds = %58
  %64 = load i32*, i32** @g_328, align 8, !tbaa !9
  %65 = load i32, i32* %64, align 4, !tbaa !5
  %66 = and i32 %65, 1
  %67 = icmp eq i32 %66, %37
  br i1 %67, label %68, label %70

68:                                               ; preds = %63
  %69 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 3), align 8, !tbaa !23
  br label %70

70:                                               ; preds = %68, %63, %58
  %71 = load volatile i32***, i32**** @g_326, align 8, !tbaa !9
  %72 = load i32**, i32*** %71, align 8, !tbaa !9
  %73 = load i32*, i32** %72, align 8, !tbaa !9
  %74 = load i32, i32* %73, align 4, !tbaa !5
  %75 = load i32*, i32** @g_328, align 8, !tbaa !9
  store i32 %74, i32* %75, align 4, !tbaa !5
  br label %76

76:                                               ; preds = %0, %70
  %77 = bitcast %struct.S0* %1 to i8*
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %77)
  %78 = bitcast %struct.S0* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %78)
  %79 = load i32, i32* @crc32_context, align 4, !tbaa !5
  br label %80

80:                                               ; preds = %76, %95
  %81 = phi i64 [ 0, %76 ], [ %96, %95 ]
  %82 = phi i32 [ %79, %76 ], [ %92, %95 ]
  br label %84

83:                                               ; preds = %95
  store i32 %92, i32* @crc32_context, align 4, !tbaa !5
  br label %98

84:                                               ; preds = %80, %84
  %85 = phi i64 [ 0, %80 ], [ %93, %84 ]
  %86 = phi i32 [ %82, %80 ], [ %92, %84 ]
  %87 = getelementptr inbounds [1 x [8 x [9 x i32]]], [1 x [8 x [9 x i32]]]* @g_3, i64 0, i64 0, i64 %81, i64 %85
  %88 = load i32, i32* %87, align 4, !tbaa !5
  %89 = mul i32 %86, 33
  %90 = ashr i32 %88, 31
  %91 = xor i32 %90, %88
  %92 = add i32 %89, %91
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, 9
  br i1 %94, label %95, label %84, !llvm.loop !24

95:                                               ; preds = %84
  %96 = add nuw nsw i64 %81, 1
  %97 = icmp eq i64 %96, 8
  br i1 %97, label %83, label %80, !llvm.loop !25

98:                                               ; preds = %83, %98
  %99 = phi i32 [ 0, %83 ], [ %102, %98 ]
  %100 = phi i32 [ %92, %83 ], [ %101, %98 ]
  %101 = mul i32 %100, 33
  %102 = add nuw nsw i32 %99, 1
  %103 = icmp eq i32 %102, 9
  br i1 %103, label %104, label %98, !llvm.loop !26

104:                                              ; preds = %98
  %105 = mul i32 %100, 1089
  %106 = add i32 %105, 80
  store i32 %106, i32* @crc32_context, align 4, !tbaa !5
  %107 = load i32, i32* @g_47, align 4, !tbaa !5
  %108 = mul i32 %106, 33
  %109 = ashr i32 %107, 31
  %110 = xor i32 %109, %107
  %111 = add i32 %110, %108
  store i32 %111, i32* @crc32_context, align 4, !tbaa !5
  %112 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_55, i64 0, i32 0), align 8, !tbaa !14
  %113 = mul i32 %111, 33
  %114 = add i32 %113, %112
  store i32 %114, i32* @crc32_context, align 4, !tbaa !5
  %115 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_55, i64 0, i32 1), align 4, !tbaa !27
  %116 = mul i32 %114, 33
  %117 = add i32 %116, %115
  store i32 %117, i32* @crc32_context, align 4, !tbaa !5
  %118 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_55, i64 0, i32 2), align 8, !tbaa !17
  %119 = sext i8 %118 to i64
  %120 = mul i32 %117, 33
  %121 = lshr i64 %119, 32
  %122 = xor i64 %121, %119
  %123 = trunc i64 %122 to i32
  %124 = add i32 %120, %123
  store i32 %124, i32* @crc32_context, align 4, !tbaa !5
  %125 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_55, i64 0, i32 3), align 8, !tbaa !23
  %126 = mul i32 %124, 33
  %127 = lshr i64 %125, 32
  %128 = xor i64 %127, %125
  %129 = trunc i64 %128 to i32
  %130 = add i32 %126, %129
  store i32 %130, i32* @crc32_context, align 4, !tbaa !5
  %131 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_56, i64 0, i32 0), align 8, !tbaa !14
  %132 = mul i32 %130, 33
  %133 = add i32 %132, %131
  store i32 %133, i32* @crc32_context, align 4, !tbaa !5
  %134 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_56, i64 0, i32 1), align 4, !tbaa !27
  %135 = mul i32 %133, 33
  %136 = add i32 %135, %134
  store i32 %136, i32* @crc32_context, align 4, !tbaa !5
  %137 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_56, i64 0, i32 2), align 8, !tbaa !17
  %138 = sext i8 %137 to i64
  %139 = mul i32 %136, 33
  %140 = lshr i64 %138, 32
  %141 = xor i64 %140, %138
  %142 = trunc i64 %141 to i32
  %143 = add i32 %139, %142
  store i32 %143, i32* @crc32_context, align 4, !tbaa !5
  %144 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_56, i64 0, i32 3), align 8, !tbaa !23
  %145 = mul i32 %143, 33
  %146 = lshr i64 %144, 32
  %147 = xor i64 %146, %144
  %148 = trunc i64 %147 to i32
  %149 = add i32 %145, %148
  store i32 %149, i32* @crc32_context, align 4, !tbaa !5
  br label %150

150:                                              ; preds = %104, %166
  %151 = phi i64 [ 0, %104 ], [ %167, %166 ]
  %152 = phi i32 [ %149, %104 ], [ %163, %166 ]
  br label %153

153:                                              ; preds = %150, %153
  %154 = phi i64 [ 0, %150 ], [ %164, %153 ]
  %155 = phi i32 [ %152, %150 ], [ %163, %153 ]
  %156 = getelementptr inbounds [7 x [8 x i16]], [7 x [8 x i16]]* @g_80, i64 0, i64 %151, i64 %154
  %157 = load i16, i16* %156, align 2, !tbaa !12
  %158 = sext i16 %157 to i64
  %159 = mul i32 %155, 33
  %160 = lshr i64 %158, 32
  %161 = xor i64 %160, %158
  %162 = trunc i64 %161 to i32
  %163 = add i32 %159, %162
  %164 = add nuw nsw i64 %154, 1
  %165 = icmp eq i64 %164, 8
  br i1 %165, label %166, label %153, !llvm.loop !28

166:                                              ; preds = %153
  %167 = add nuw nsw i64 %151, 1
  %168 = icmp eq i64 %167, 7
  br i1 %168, label %169, label %150, !llvm.loop !29

169:                                              ; preds = %166
  store i32 %163, i32* @crc32_context, align 4, !tbaa !5
  %170 = load i1, i1* @g_96, align 1
  %171 = select i1 %170, i64 4, i64 -1
  %172 = mul i32 %163, 33
  %173 = lshr i64 %171, 32
  %174 = xor i64 %173, %171
  %175 = trunc i64 %174 to i32
  %176 = add i32 %172, %175
  store i32 %176, i32* @crc32_context, align 4, !tbaa !5
  %177 = load i64, i64* @g_99, align 8, !tbaa !19
  %178 = mul i32 %176, 33
  %179 = lshr i64 %177, 32
  %180 = xor i64 %179, %177
  %181 = trunc i64 %180 to i32
  %182 = add i32 %178, %181
  store i32 %182, i32* @crc32_context, align 4, !tbaa !5
  br label %183

183:                                              ; preds = %169, %198
  %184 = phi i64 [ 0, %169 ], [ %199, %198 ]
  %185 = phi i32 [ %182, %169 ], [ %195, %198 ]
  br label %186

186:                                              ; preds = %183, %186
  %187 = phi i64 [ 0, %183 ], [ %196, %186 ]
  %188 = phi i32 [ %185, %183 ], [ %195, %186 ]
  %189 = getelementptr inbounds [9 x [3 x i64]], [9 x [3 x i64]]* @g_116, i64 0, i64 %184, i64 %187
  %190 = load i64, i64* %189, align 8, !tbaa !19
  %191 = mul i32 %188, 33
  %192 = lshr i64 %190, 32
  %193 = xor i64 %192, %190
  %194 = trunc i64 %193 to i32
  %195 = add i32 %191, %194
  %196 = add nuw nsw i64 %187, 1
  %197 = icmp eq i64 %196, 3
  br i1 %197, label %198, label %186, !llvm.loop !30

198:                                              ; preds = %186
  %199 = add nuw nsw i64 %184, 1
  %200 = icmp eq i64 %199, 9
  br i1 %200, label %201, label %183, !llvm.loop !31

201:                                              ; preds = %198
  store i32 %195, i32* @crc32_context, align 4, !tbaa !5
  %202 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 0), align 8, !tbaa !14
  %203 = mul i32 %195, 33
  %204 = add i32 %203, %202
  store i32 %204, i32* @crc32_context, align 4, !tbaa !5
  %205 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 1), align 4, !tbaa !27
  %206 = mul i32 %204, 33
  %207 = add i32 %206, %205
  store i32 %207, i32* @crc32_context, align 4, !tbaa !5
  %208 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 2), align 8, !tbaa !17
  %209 = sext i8 %208 to i64
  %210 = mul i32 %207, 33
  %211 = lshr i64 %209, 32
  %212 = xor i64 %211, %209
  %213 = trunc i64 %212 to i32
  %214 = add i32 %210, %213
  store i32 %214, i32* @crc32_context, align 4, !tbaa !5
  %215 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_149, i64 0, i32 3), align 8, !tbaa !23
  %216 = mul i32 %214, 33
  %217 = lshr i64 %215, 32
  %218 = xor i64 %217, %215
  %219 = trunc i64 %218 to i32
  %220 = add i32 %216, %219
  %221 = mul i32 %220, 33
  store i32 %221, i32* @crc32_context, align 4, !tbaa !5
  %222 = load volatile i16, i16* @g_189, align 2, !tbaa !12
  %223 = sext i16 %222 to i64
  %224 = mul i32 %220, 1089
  %225 = lshr i64 %223, 32
  %226 = xor i64 %225, %223
  %227 = trunc i64 %226 to i32
  %228 = add i32 %224, %227
  store i32 %228, i32* @crc32_context, align 4, !tbaa !5
  %229 = load volatile i16, i16* @g_190, align 2, !tbaa !12
  %230 = sext i16 %229 to i64
  %231 = mul i32 %228, 33
  %232 = lshr i64 %230, 32
  %233 = xor i64 %232, %230
  %234 = trunc i64 %233 to i32
  %235 = add i32 %231, %234
  %236 = mul i32 %235, 33
  %237 = add i32 %236, 255
  store i32 %237, i32* @crc32_context, align 4, !tbaa !5
  %238 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_251, i64 0, i32 0), align 8, !tbaa !14
  %239 = mul i32 %237, 33
  %240 = add i32 %239, %238
  store i32 %240, i32* @crc32_context, align 4, !tbaa !5
  %241 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_251, i64 0, i32 1), align 4, !tbaa !27
  %242 = mul i32 %240, 33
  %243 = add i32 %242, %241
  store i32 %243, i32* @crc32_context, align 4, !tbaa !5
  %244 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_251, i64 0, i32 2), align 8, !tbaa !17
  %245 = sext i8 %244 to i64
  %246 = mul i32 %243, 33
  %247 = lshr i64 %245, 32
  %248 = xor i64 %247, %245
  %249 = trunc i64 %248 to i32
  %250 = add i32 %246, %249
  store i32 %250, i32* @crc32_context, align 4, !tbaa !5
  %251 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_251, i64 0, i32 3), align 8, !tbaa !23
  %252 = mul i32 %250, 33
  %253 = lshr i64 %251, 32
  %254 = xor i64 %253, %251
  %255 = trunc i64 %254 to i32
  %256 = add i32 %252, %255
  store i32 %256, i32* @crc32_context, align 4, !tbaa !5
  br label %257

257:                                              ; preds = %201, %271
  %258 = phi i64 [ 0, %201 ], [ %272, %271 ]
  %259 = phi i32 [ %256, %201 ], [ %268, %271 ]
  br label %260

260:                                              ; preds = %257, %260
  %261 = phi i64 [ 0, %257 ], [ %269, %260 ]
  %262 = phi i32 [ %259, %257 ], [ %268, %260 ]
  %263 = getelementptr inbounds [5 x [8 x i32]], [5 x [8 x i32]]* @g_265, i64 0, i64 %258, i64 %261
  %264 = load i32, i32* %263, align 4, !tbaa !5
  %265 = mul i32 %262, 33
  %266 = ashr i32 %264, 31
  %267 = xor i32 %266, %264
  %268 = add i32 %265, %267
  %269 = add nuw nsw i64 %261, 1
  %270 = icmp eq i64 %269, 8
  br i1 %270, label %271, label %260, !llvm.loop !32

271:                                              ; preds = %260
  %272 = add nuw nsw i64 %258, 1
  %273 = icmp eq i64 %272, 5
  br i1 %273, label %274, label %257, !llvm.loop !33

274:                                              ; preds = %271
  store i32 %268, i32* @crc32_context, align 4, !tbaa !5
  %275 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_266, i64 0, i32 0), align 8, !tbaa !14
  %276 = mul i32 %268, 33
  %277 = add i32 %276, %275
  store i32 %277, i32* @crc32_context, align 4, !tbaa !5
  %278 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_266, i64 0, i32 1), align 4, !tbaa !27
  %279 = mul i32 %277, 33
  %280 = add i32 %279, %278
  store i32 %280, i32* @crc32_context, align 4, !tbaa !5
  %281 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_266, i64 0, i32 2), align 8, !tbaa !17
  %282 = sext i8 %281 to i64
  %283 = mul i32 %280, 33
  %284 = lshr i64 %282, 32
  %285 = xor i64 %284, %282
  %286 = trunc i64 %285 to i32
  %287 = add i32 %283, %286
  store i32 %287, i32* @crc32_context, align 4, !tbaa !5
  %288 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_266, i64 0, i32 3), align 8, !tbaa !23
  %289 = mul i32 %287, 33
  %290 = lshr i64 %288, 32
  %291 = xor i64 %290, %288
  %292 = trunc i64 %291 to i32
  %293 = add i32 %289, %292
  store i32 %293, i32* @crc32_context, align 4, !tbaa !5
  %294 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 0), align 8, !tbaa !14
  %295 = mul i32 %293, 33
  %296 = add i32 %295, %294
  store i32 %296, i32* @crc32_context, align 4, !tbaa !5
  %297 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 1), align 4, !tbaa !27
  %298 = mul i32 %296, 33
  %299 = add i32 %298, %297
  store i32 %299, i32* @crc32_context, align 4, !tbaa !5
  %300 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 2), align 8, !tbaa !17
  %301 = sext i8 %300 to i64
  %302 = mul i32 %299, 33
  %303 = lshr i64 %301, 32
  %304 = xor i64 %303, %301
  %305 = trunc i64 %304 to i32
  %306 = add i32 %302, %305
  store i32 %306, i32* @crc32_context, align 4, !tbaa !5
  %307 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_280, i64 0, i32 3), align 8, !tbaa !23
  %308 = mul i32 %306, 33
  %309 = lshr i64 %307, 32
  %310 = xor i64 %309, %307
  %311 = trunc i64 %310 to i32
  %312 = add i32 %308, %311
  %313 = mul i32 %312, 33
  %314 = add i32 %313, 1
  store i32 %314, i32* @crc32_context, align 4, !tbaa !5
  %315 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_287, i64 0, i32 0), align 8, !tbaa !14
  %316 = mul i32 %314, 33
  %317 = add i32 %316, %315
  store i32 %317, i32* @crc32_context, align 4, !tbaa !5
  %318 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_287, i64 0, i32 1), align 4, !tbaa !27
  %319 = mul i32 %317, 33
  %320 = add i32 %319, %318
  %321 = sext i8 %17 to i64
  %322 = mul i32 %320, 33
  %323 = lshr i64 %321, 32
  %324 = xor i64 %323, %321
  %325 = trunc i64 %324 to i32
  %326 = add i32 %322, %325
  store i32 %326, i32* @crc32_context, align 4, !tbaa !5
  %327 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_287, i64 0, i32 3), align 8, !tbaa !23
  %328 = mul i32 %326, 33
  %329 = lshr i64 %327, 32
  %330 = xor i64 %329, %327
  %331 = trunc i64 %330 to i32
  %332 = add i32 %328, %331
  store i32 %332, i32* @crc32_context, align 4, !tbaa !5
  %333 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_289, i64 0, i32 0), align 8, !tbaa !14
  %334 = mul i32 %332, 33
  %335 = add i32 %334, %333
  store i32 %335, i32* @crc32_context, align 4, !tbaa !5
  %336 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_289, i64 0, i32 1), align 4, !tbaa !27
  %337 = mul i32 %335, 33
  %338 = add i32 %337, %336
  store i32 %338, i32* @crc32_context, align 4, !tbaa !5
  %339 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_289, i64 0, i32 2), align 8, !tbaa !17
  %340 = sext i8 %339 to i64
  %341 = mul i32 %338, 33
  %342 = lshr i64 %340, 32
  %343 = xor i64 %342, %340
  %344 = trunc i64 %343 to i32
  %345 = add i32 %341, %344
  store i32 %345, i32* @crc32_context, align 4, !tbaa !5
  %346 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_289, i64 0, i32 3), align 8, !tbaa !23
  %347 = mul i32 %345, 33
  %348 = lshr i64 %346, 32
  %349 = xor i64 %348, %346
  %350 = trunc i64 %349 to i32
  %351 = add i32 %347, %350
  %352 = mul i32 %351, 1089
  %353 = add i32 %352, -276589651
  store i32 %353, i32* @crc32_context, align 4, !tbaa !5
  %354 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_468, i64 0, i32 0), align 8, !tbaa !14
  %355 = mul i32 %353, 33
  %356 = add i32 %355, %354
  store i32 %356, i32* @crc32_context, align 4, !tbaa !5
  %357 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_468, i64 0, i32 1), align 4, !tbaa !27
  %358 = mul i32 %356, 33
  %359 = add i32 %358, %357
  store i32 %359, i32* @crc32_context, align 4, !tbaa !5
  %360 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_468, i64 0, i32 2), align 8, !tbaa !17
  %361 = sext i8 %360 to i64
  %362 = mul i32 %359, 33
  %363 = lshr i64 %361, 32
  %364 = xor i64 %363, %361
  %365 = trunc i64 %364 to i32
  %366 = add i32 %362, %365
  store i32 %366, i32* @crc32_context, align 4, !tbaa !5
  %367 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_468, i64 0, i32 3), align 8, !tbaa !23
  %368 = mul i32 %366, 33
  %369 = lshr i64 %367, 32
  %370 = xor i64 %369, %367
  %371 = trunc i64 %370 to i32
  %372 = add i32 %368, %371
  store i32 %372, i32* @crc32_context, align 4, !tbaa !5
  %373 = load volatile i32, i32* @g_515, align 4, !tbaa !5
  %374 = mul i32 %372, 33
  %375 = ashr i32 %373, 31
  %376 = xor i32 %375, %373
  %377 = add i32 %374, %376
  store i32 %377, i32* @crc32_context, align 4, !tbaa !5
  %378 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_553, i64 0, i32 0), align 8, !tbaa !14
  %379 = mul i32 %377, 33
  %380 = add i32 %379, %378
  store i32 %380, i32* @crc32_context, align 4, !tbaa !5
  %381 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_553, i64 0, i32 1), align 4, !tbaa !27
  %382 = mul i32 %380, 33
  %383 = add i32 %382, %381
  store i32 %383, i32* @crc32_context, align 4, !tbaa !5
  %384 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_553, i64 0, i32 2), align 8, !tbaa !17
  %385 = sext i8 %384 to i64
  %386 = mul i32 %383, 33
  %387 = lshr i64 %385, 32
  %388 = xor i64 %387, %385
  %389 = trunc i64 %388 to i32
  %390 = add i32 %386, %389
  store i32 %390, i32* @crc32_context, align 4, !tbaa !5
  %391 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_553, i64 0, i32 3), align 8, !tbaa !23
  %392 = mul i32 %390, 33
  %393 = lshr i64 %391, 32
  %394 = xor i64 %393, %391
  %395 = trunc i64 %394 to i32
  %396 = add i32 %392, %395
  store i32 %396, i32* @crc32_context, align 4, !tbaa !5
  %397 = load i1, i1* @g_576, align 4
  %398 = mul i32 %396, 33
  %399 = select i1 %397, i32 -577233244, i32 -3
  %400 = add i32 %398, %399
  store i32 %400, i32* @crc32_context, align 4, !tbaa !5
  %401 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 0), align 8, !tbaa !14
  %402 = mul i32 %400, 33
  %403 = add i32 %402, %401
  store i32 %403, i32* @crc32_context, align 4, !tbaa !5
  %404 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 1), align 4, !tbaa !27
  %405 = mul i32 %403, 33
  %406 = add i32 %405, %404
  store i32 %406, i32* @crc32_context, align 4, !tbaa !5
  %407 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 2), align 8, !tbaa !17
  %408 = sext i8 %407 to i64
  %409 = mul i32 %406, 33
  %410 = lshr i64 %408, 32
  %411 = xor i64 %410, %408
  %412 = trunc i64 %411 to i32
  %413 = add i32 %409, %412
  store i32 %413, i32* @crc32_context, align 4, !tbaa !5
  %414 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_577, i64 0, i32 3), align 8, !tbaa !23
  %415 = mul i32 %413, 33
  %416 = lshr i64 %414, 32
  %417 = xor i64 %416, %414
  %418 = trunc i64 %417 to i32
  %419 = add i32 %415, %418
  store i32 %419, i32* @crc32_context, align 4, !tbaa !5
  %420 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_620, i64 0, i32 0), align 8, !tbaa !14
  %421 = mul i32 %419, 33
  %422 = add i32 %421, %420
  store i32 %422, i32* @crc32_context, align 4, !tbaa !5
  %423 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_620, i64 0, i32 1), align 4, !tbaa !27
  %424 = mul i32 %422, 33
  %425 = add i32 %424, %423
  store i32 %425, i32* @crc32_context, align 4, !tbaa !5
  %426 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_620, i64 0, i32 2), align 8, !tbaa !17
  %427 = sext i8 %426 to i64
  %428 = mul i32 %425, 33
  %429 = lshr i64 %427, 32
  %430 = xor i64 %429, %427
  %431 = trunc i64 %430 to i32
  %432 = add i32 %428, %431
  store i32 %432, i32* @crc32_context, align 4, !tbaa !5
  %433 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_620, i64 0, i32 3), align 8, !tbaa !23
  %434 = mul i32 %432, 33
  %435 = lshr i64 %433, 32
  %436 = xor i64 %435, %433
  %437 = trunc i64 %436 to i32
  %438 = add i32 %434, %437
  store i32 %438, i32* @crc32_context, align 4, !tbaa !5
  %439 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_662, i64 0, i32 0), align 8, !tbaa !14
  %440 = mul i32 %438, 33
  %441 = add i32 %440, %439
  store i32 %441, i32* @crc32_context, align 4, !tbaa !5
  %442 = load volatile i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_662, i64 0, i32 1), align 4, !tbaa !27
  %443 = mul i32 %441, 33
  %444 = add i32 %443, %442
  store i32 %444, i32* @crc32_context, align 4, !tbaa !5
  %445 = load volatile i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_662, i64 0, i32 2), align 8, !tbaa !17
  %446 = sext i8 %445 to i64
  %447 = mul i32 %444, 33
  %448 = lshr i64 %446, 32
  %449 = xor i64 %448, %446
  %450 = trunc i64 %449 to i32
  %451 = add i32 %447, %450
  store i32 %451, i32* @crc32_context, align 4, !tbaa !5
  %452 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_662, i64 0, i32 3), align 8, !tbaa !23
  %453 = mul i32 %451, 33
  %454 = lshr i64 %452, 32
  %455 = xor i64 %454, %452
  %456 = trunc i64 %455 to i32
  %457 = add i32 %453, %456
  %458 = mul i32 %457, 35937
  %459 = add i32 %458, 12771
  store i32 %459, i32* @crc32_context, align 4, !tbaa !5
  %460 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_759, i64 0, i32 0), align 8, !tbaa !14
  %461 = mul i32 %459, 33
  %462 = add i32 %461, %460
  store i32 %462, i32* @crc32_context, align 4, !tbaa !5
  %463 = load i32, i32* getelementptr inbounds (%struct.S0, %struct.S0* @g_759, i64 0, i32 1), align 4, !tbaa !27
  %464 = mul i32 %462, 33
  %465 = add i32 %464, %463
  store i32 %465, i32* @crc32_context, align 4, !tbaa !5
  %466 = load i8, i8* getelementptr inbounds (%struct.S0, %struct.S0* @g_759, i64 0, i32 2), align 8, !tbaa !17
  %467 = sext i8 %466 to i64
  %468 = mul i32 %465, 33
  %469 = lshr i64 %467, 32
  %470 = xor i64 %469, %467
  %471 = trunc i64 %470 to i32
  %472 = add i32 %468, %471
  store i32 %472, i32* @crc32_context, align 4, !tbaa !5
  %473 = load volatile i64, i64* getelementptr inbounds (%struct.S0, %struct.S0* @g_759, i64 0, i32 3), align 8, !tbaa !23
  %474 = mul i32 %472, 33
  %475 = lshr i64 %473, 32
  %476 = xor i64 %475, %473
  %477 = trunc i64 %476 to i32
  %478 = add i32 %474, %477
  %479 = mul i32 %478, 33
  %480 = add i32 %479, -249137872
  store i32 %480, i32* @crc32_context, align 4, !tbaa !5
  %481 = sub i32 249137871, %479
  %482 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.82, i64 0, i64 0), i32 noundef %481) #4
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !7, i64 0}
!14 = !{!15, !6, i64 0}
!15 = !{!"S0", !6, i64 0, !6, i64 4, !7, i64 8, !16, i64 16}
!16 = !{!"long long", !7, i64 0}
!17 = !{!15, !7, i64 8}
!18 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 1, !11, i64 16, i64 8, !19}
!19 = !{!16, !16, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!15, !16, i64 16}
!24 = distinct !{!24, !21, !22}
!25 = distinct !{!25, !21, !22}
!26 = distinct !{!26, !21, !22}
!27 = !{!15, !6, i64 4}
!28 = distinct !{!28, !21, !22}
!29 = distinct !{!29, !21, !22}
!30 = distinct !{!30, !21, !22}
!31 = distinct !{!31, !21, !22}
!32 = distinct !{!32, !21, !22}
!33 = distinct !{!33, !21, !22}
